/** Traits that a page can show, from the record and the marks only. */
import type { FaceShape, HairTexture } from '../knowledge/axes.ts'
import type { SeenPlace } from '../observed/seen-places.ts'
import { gaugesOf } from '../reading/gauges.ts'
import { growsBack } from '../hair/regrowth.ts'
import type { ObservedRecord, ObservedValue } from '../observed/observed.ts'
import type { Reading } from '../reading/reading.ts'
import { ownFrameWords, ownShapeWords } from '../advice/own-frame.ts'

export type SeenDetail = {
  readonly place: SeenPlace
  /** After "o que se vê primeiro:": `os fios brancos`. */
  readonly name: string
  readonly caption: string
}

/** The most telling of each place. */
export function detailsOf(r: Reading): SeenDetail[] {
  const record = r.brief.observed ?? {}
  const finders = { cabelo: hairOf(r, record), olhos: eyesOf(r, record), base: baseOf(r, record) }
  return (['cabelo', 'olhos', 'base'] as const).flatMap((place) => {
    const [found] = finders[place].filter((detail) => detail !== null)
    return found ? [{ place, ...found }] : []
  })
}

type Found = Omit<SeenDetail, 'place'> | null

const told = <T extends string>(
  seen: { readonly value: T } | undefined,
  table: Readonly<Partial<Record<T, Found>>>,
): Found => (seen && table[seen.value]) ?? null

const hairOf = (r: Reading, { covering, top, greys, hairColour, length }: ObservedRecord): Found[] => [
  told(covering, COVERING),
  growsBack(r) && top?.value === 'mais ralo' ? COMING_BACK : told(top, TOP),
  told(greys, GREYS) ?? told(hairColour, ALL_GREY),
  length?.value === 'raspado' ? SHAVED : r.texture && !mayBeTied(r) ? TEXTURE[r.texture] : null,
  told(hairColour, COLOUR),
]

/** Neither texture nor volume shows. */
const SHAVED: Found = {
  name: 'o cabelo rente',
  caption: 'Rente, o cabelo deixa a forma da cabeça à vista: a borda é o desenho.',
}

/** Long hair may have been tied that day, hiding its texture. */
const mayBeTied = ({ brief }: Reading): boolean =>
  Boolean(brief.marking) && !(brief.form.hairLength === 'Curto' || brief.form.hairLength === 'Muito curto')

/** Skin is never presented as a first trait. */
const eyesOf = (r: Reading, { glasses, brows, eyes }: ObservedRecord): Found[] => [
  glassesOf(r.brief.observed) ?? told(glasses, GLASSES),
  foreheadOf(r),
  told(brows, BROWS),
  told(eyes, EYES),
  foreheadInMeasure(r),
]

/** Only glasses worn all day. */
function glassesOf(record: ObservedRecord = {}): Found {
  const [words, shape] = [ownFrameWords(record), ownShapeWords(record)]
  if (record.glasses?.value !== 'sempre' || words === null) return null
  return {
    name: shape === null ? 'os óculos' : `os óculos ${shape}`,
    caption: `Os óculos ${words} já são parte do rosto: franja, sobrancelha e lateral contam com eles.`,
  }
}

function baseOf(r: Reading, { beard, ageBand }: ObservedRecord): Found[] {
  const shaves = r.beard === 'Sem barba'
  return [shaves ? null : told(beard, BEARD), told(ageBand, AGE), jawOf(r), contourOf(r)]
}

function foreheadOf(r: Reading): Found {
  const gauge = gaugesOf(r.evidence).find(({ id }) => id === 'forehead')
  if (!gauge || gauge.band === 'media') return null
  return gauge.z > 0
    ? {
        name: 'a testa larga',
        caption: 'A testa é mais larga que a média, de um lado a outro, e o corte conta com isso.',
      }
    : {
        name: 'a testa estreita',
        caption: 'A testa é mais estreita que a média: é nas têmporas que o cabelo pode ajudar.',
      }
}

/** Without a seen eye trait: an average forehead. */
function foreheadInMeasure(r: Reading): Found {
  return gaugesOf(r.evidence).some(({ id, band }) => id === 'forehead' && band === 'media')
    ? {
        name: 'o alto do rosto',
        caption: 'A testa acompanha as maçãs, como na maioria: nada no alto do rosto chega antes dos olhos.',
      }
    : null
}

function jawOf(r: Reading): Found {
  const gauges = gaugesOf(r.evidence)
  const far = (['angle', 'jaw'] as const)
    .flatMap((id) => gauges.find((gauge) => gauge.id === id) ?? [])
    .filter(({ band }) => band !== 'media')
    .sort((a, b) => Math.abs(b.z) - Math.abs(a.z))[0]
  if (!far) return null
  if (far.id === 'angle')
    return far.z > 0
      ? { name: 'o maxilar em curva', caption: 'O maxilar vira em curva, sem quina: é a linha mais macia do rosto.' }
      : { name: 'o canto do maxilar', caption: 'O canto do maxilar é marcado: é a linha mais firme do rosto.' }
  return far.z > 0
    ? { name: 'a mandíbula larga', caption: 'A mandíbula é mais larga que a média e dá base ao rosto.' }
    : {
        name: 'o queixo delicado',
        caption: 'A mandíbula se estreita mais que a média, e o queixo fecha o rosto com delicadeza.',
      }
}

/** If marked or seen. */
const contourOf = ({ evidence, shape }: Reading): Found =>
  evidence.source === 'visagista' || evidence.source === 'pontos' ? CONTOUR[shape] : null

type Told<T extends string> = Readonly<Partial<Record<T, Found>>>

const COVERING: Told<ObservedValue<'covering'>> = {
  véu: { name: 'o véu', caption: 'O véu é a moldura do seu rosto: as páginas partem dele, e nenhuma pede que saia.' },
  turbante: {
    name: 'o turbante',
    caption: 'O turbante é a moldura do seu rosto: as páginas partem dele, e nenhuma pede que saia.',
  },
  outro: {
    name: 'o que cobre o cabelo',
    caption: 'O cabelo fica coberto, e é dessa moldura que as páginas partem.',
  },
}
const TOP: Told<ObservedValue<'top'>> = {
  'sem fios': {
    name: 'a cabeça à mostra',
    caption: 'Sem fios no alto, é o contorno que aparece inteiro. Ele guia as escolhas, e os desenhos o mostram assim.',
  },
  'mais ralo': {
    name: 'o alto mais ralo',
    caption: 'No alto o fio rareou. Nenhum desenho daqui o preenche: os cortes partem do cabelo que existe.',
  },
  entradas: {
    name: 'as entradas',
    caption: 'As entradas abrem a testa dos dois lados. Nos desenhos elas ficam à vista, como são.',
  },
}
/** Not thinned: it grows back after a treatment. */
const COMING_BACK: Found = {
  name: 'o cabelo que volta',
  caption: 'O cabelo está voltando: os cortes partem do que já há.',
}
const GREYS: Told<ObservedValue<'greys'>> = {
  alguns: {
    name: 'os primeiros brancos',
    caption: 'Há alguns brancos entre os fios. Nos desenhos, nenhum foi apagado.',
  },
  metade: { name: 'os fios brancos', caption: 'Metade do cabelo já é branca: é dela que vem a luz em volta do rosto.' },
  'quase todos': {
    name: 'os fios brancos',
    caption: 'O branco já é a cor do cabelo, e é dele que vem a luz do rosto.',
  },
}
const ALL_GREY: Told<ObservedValue<'hairColour'>> = {
  grisalho: {
    name: 'os fios grisalhos',
    caption: 'O grisalho põe duas cores no mesmo fio, e a luz fica perto do rosto.',
  },
  branco: { name: 'o cabelo branco', caption: 'O branco é a cor do cabelo inteiro, e é dele que vem a luz do rosto.' },
}
const ofColour = (colour: string): Found => ({
  name: `o ${colour} do cabelo`,
  caption: `O ${colour} do cabelo emoldura o rosto: está em todos os desenhos daqui, e as páginas de cor contam com ele.`,
})
/** Dyed hair says nothing of its own colour; grey comes earlier. */
const COLOUR: Told<ObservedValue<'hairColour'>> = {
  preto: ofColour('preto'),
  'castanho-escuro': ofColour('castanho-escuro'),
  castanho: ofColour('castanho'),
  'castanho-claro': ofColour('castanho-claro'),
  'loiro escuro': ofColour('loiro escuro'),
  loiro: ofColour('loiro'),
  ruivo: ofColour('ruivo'),
  cobre: ofColour('cobre'),
}
const TEXTURE: Readonly<Record<HairTexture, Found>> = {
  liso: { name: 'o fio liso', caption: 'O fio cai em linha reta: nele, cada centímetro do corte aparece.' },
  ondulado: { name: 'a onda do fio', caption: 'A onda do fio faz metade do corte, e as medidas daqui contam com ela.' },
  cacheado: {
    name: 'os cachos',
    caption: 'O cacho sobe quando seca: todo comprimento destas páginas é o do cabelo seco.',
  },
  crespo: { name: 'o fio crespo', caption: 'O crespo traz volume próprio: nestas páginas ele é esculpido, a seco.' },
}
const GLASSES: Told<ObservedValue<'glasses'>> = {
  sempre: {
    name: 'os óculos',
    caption: 'Os óculos já são parte do rosto: franja, sobrancelha e lateral contam com eles.',
  },
}
const BROWS: Told<ObservedValue<'brows'>> = {
  finas: { name: 'a sobrancelha fina', caption: 'A sobrancelha é fina e deixa os olhos chegarem primeiro.' },
  cheias: {
    name: 'a sobrancelha cheia',
    caption: 'A sobrancelha cheia é um traço pronto: ela emoldura o olhar sem ajuda.',
  },
  falhadas: {
    name: 'a sobrancelha',
    caption: 'A sobrancelha se abre em alguns pontos, e os desenhos a mostram assim.',
  },
}
const eyesOfColour = (colour: string): Found => ({
  name: `os olhos ${colour}`,
  caption: `Os olhos ${colour}: é para perto deles que as linhas destas páginas levam o olhar.`,
})
const EYES: Told<ObservedValue<'eyes'>> = {
  'castanho-escuro': eyesOfColour('castanho-escuros'),
  castanho: eyesOfColour('castanhos'),
  mel: eyesOfColour('cor de mel'),
  verde: eyesOfColour('verdes'),
  azul: eyesOfColour('azuis'),
  cinza: eyesOfColour('cinza'),
}
const BEARD: Told<ObservedValue<'beard'>> = {
  'por fazer': { name: 'a barba por fazer', caption: 'A barba por fazer sombreia o maxilar sem escondê-lo.' },
  curta: { name: 'a barba curta', caption: 'A barba curta acompanha o maxilar e já faz parte do contorno.' },
  cheia: {
    name: 'a barba cheia',
    caption: 'A barba cheia desenha metade do contorno: onde ela termina, o rosto termina.',
  },
  cavanhaque: { name: 'o cavanhaque', caption: 'O cavanhaque leva o olhar para o queixo e deixa o maxilar livre.' },
  bigode: {
    name: 'o bigode',
    caption: 'O bigode põe uma horizontal no meio do rosto, e tudo em volta responde a ela.',
  },
}
const AGE: Told<ObservedValue<'ageBand'>> = {
  '60 ou mais': {
    name: 'o tempo',
    caption: 'O rosto tem a idade que tem: nenhum desenho e nenhum conselho daqui a diminui.',
  },
}
const CONTOUR: Readonly<Record<FaceShape, Found>> = {
  oval: {
    name: 'o contorno oval',
    caption: 'O contorno desce da testa ao queixo numa curva só, sem canto que o interrompa.',
  },
  redondo: {
    name: 'a curva do rosto',
    caption: 'As maçãs fazem a curva mais larga, e o queixo a repete em tamanho menor.',
  },
  quadrado: {
    name: 'a base firme',
    caption: 'A mandíbula é quase tão larga quanto as maçãs: o rosto termina em linha firme.',
  },
  coracao: {
    name: 'o queixo fino',
    caption: 'O rosto começa amplo e se recolhe até o queixo: é embaixo que falta companhia.',
  },
  triangulo: { name: 'a base larga', caption: 'A parte mais larga fica embaixo: o rosto se apoia na mandíbula.' },
  diamante: { name: 'as maçãs', caption: 'As maçãs são o ponto mais largo, e testa e queixo se recolhem.' },
  retangular: {
    name: 'a linha comprida',
    caption: 'O rosto é mais alto que largo, e os lados descem quase retos até o queixo.',
  },
}
