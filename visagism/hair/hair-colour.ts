/** Hair colour by season family and by the upkeep a person accepts (light-dark C, maintenance B, wording P). */
import type { MaintenanceLevel } from '../knowledge/form.ts'
import type { ObservedHairColour } from '../observed/observed.ts'
import { HAIR_HEXES } from '../observed/observed-portrait.ts'
import { mix, toLch } from '../portrait/pen/colour.ts'
import { apart, labLightness } from '#visagism/colour/nearness.ts'
import type { Family, Season } from '#visagism/colour/seasons.ts'
import type { Basis } from '../knowledge/sources.ts'
import type { FaceShape } from '../knowledge/axes.ts'

export const HAIR_COLOUR_BASIS: Basis = { certainty: 'C', sources: ['light-dark', 'maintenance-guides'] }

export type HairColourText = {
  readonly lead: string
  readonly quote: string
  readonly paragraphs: readonly [string, string]
  /** Empty where no season is known: then `ownShades` are shown. */
  readonly shades: readonly (readonly [name: string, hex: string, use: string])[]
  readonly avoid: { readonly what: string; readonly why: string }
}

const HAIR_COLOUR_TEXTS: Readonly<Record<Family | 'none', HairColourText>> = {
  primavera: {
    lead: 'Dourados claros, mel e caramelo: a cor do cabelo pode ser a mais quente do retrato.',
    quote: 'Mel no fio, luz no rosto.',
    paragraphs: [
      'Na primavera, o reflexo quente parece ter nascido com o fio. Mechas finas de mel em volta do rosto substituem metade da maquiagem, e crescem sem marca quando são bem diluídas.',
      'Se for escurecer, pare no castanho dourado. O preto fecharia a moldura e apagaria a frescura da pele.',
    ],
    shades: [
      ['Mel', '#B07A3C', 'mechas, onde vai a luz'],
      ['Caramelo claro', '#A66B35', 'reflexo no comprimento'],
      ['Castanho dourado', '#6E4A2A', 'base'],
      ['Cobre claro', '#B5652F', 'para quem quer ser visto'],
    ],
    avoid: { what: 'Acinzentado', why: 'apaga o dourado da pele' },
  },
  verao: {
    lead: 'Bege, areia fria, castanho sem ouro: a cor do cabelo deve ter um véu.',
    quote: 'O tom certo parece lavado pelo tempo.',
    paragraphs: [
      'No verão, o fio pede neutralidade. Castanhos com reflexo bege e loiros acinzentados mantêm o rosto uniforme; qualquer dourado aparece como mancha, ainda que bonito isoladamente.',
      'Os grisalhos naturais são um presente dessa cartela. Com um matizador, viram prata e dispensam tinta.',
    ],
    shades: [
      ['Castanho frio', '#5A4A43', 'base'],
      ['Bege acinzentado', '#A08E7C', 'mechas finas'],
      ['Loiro areia fria', '#B9A789', 'pontas'],
      ['Prata', '#B4B6BA', 'grisalhos assumidos'],
    ],
    avoid: { what: 'Cobre e dourado', why: 'puxam vermelho para a pele' },
  },
  outono: {
    lead: 'Avelã, cobre, mogno: a cor do cabelo é terra e brasa.',
    quote: 'Um reflexo quente é o sol guardado no fio.',
    paragraphs: [
      'No outono, o calor do cabelo e o da pele se reforçam. Reflexos de avelã e de cobre ao longo do comprimento movimentam até o corte mais parado.',
      'Se os brancos chegaram, cubra com transparência: um tonalizante castanho-dourado deixa passar um pouco de luz e a raiz denuncia menos.',
    ],
    shades: [
      ['Avelã', '#7A5230', 'base ou reflexo'],
      ['Cobre queimado', '#8E4A23', 'reflexo no comprimento'],
      ['Mogno', '#5B2A20', 'profundidade'],
      ['Caramelo escuro', '#8B5A2B', 'mechas, onde vai a luz'],
    ],
    avoid: { what: 'Preto azulado', why: 'esfria a pele e endurece as sombras' },
  },
  inverno: {
    lead: 'Preto, castanho-café, prata: a cor do cabelo é nítida ou não é.',
    quote: 'Brilho de vidro vale mais que qualquer mecha.',
    paragraphs: [
      'No inverno, o fio escuro e brilhante emoldura sem esforço. Em vez de clarear, invista em brilho: um banho de gloss transparente muda mais o retrato que três tons de mecha.',
      'Se quiser contraste, faça-o de uma vez, numa mecha fria e definida. Esfumados mornos sujam a nitidez.',
    ],
    shades: [
      ['Preto', '#171314', 'base'],
      ['Castanho-café', '#2E211D', 'base mais macia'],
      ['Berinjela', '#3A1D33', 'reflexo de noite'],
      ['Prata nítida', '#C4C7CC', 'grisalhos ou mecha'],
    ],
    avoid: { what: 'Dourado', why: 'amarela a pele e rouba o brilho dos olhos' },
  },
  none: {
    lead: 'A cor natural é o melhor ponto de partida: ela nunca brigou com você.',
    quote: 'O tom natural é um conselho antigo.',
    paragraphs: [
      'O cabelo com que se nasce combina com a pele com que se nasce. Antes de mudar de família, mude de profundidade: meio tom mais claro ou mais escuro já é muito.',
      'Um gloss transparente dá brilho sem compromisso e sai em um mês. É o melhor teste para quem ainda não sabe se prefere o quente ou o frio.',
    ],
    shades: [],
    avoid: { what: 'Mudança de família sem teste', why: 'corrigir custa três visitas' },
  },
}

/** Red and ember are too warm for a season of soft colours. */
const SOFT_AUTUMN: HairColourText = {
  lead: 'Avelã, bege quente, madeira clara: a cor do cabelo é morna e sem vermelho.',
  quote: 'O reflexo certo se descobre, não se anuncia.',
  paragraphs: [
    'No outono suave, o calor do cabelo é baixo e contínuo. Reflexos de avelã, um tom acima do fio, movimentam até o corte mais parado; cobre e mogno falariam mais alto que o rosto.',
    'Se os brancos chegaram, misture-os com transparência: um tonalizante bege-dourado deixa passar um pouco de luz e a raiz denuncia menos.',
  ],
  shades: [
    ['Castanho médio', '#6B4E3A', 'base'],
    ['Avelã suave', '#86684A', 'reflexo no comprimento'],
    ['Bege dourado', '#A58A68', 'mechas finas, onde vai a luz'],
    ['Castanho-amêndoa', '#745640', 'base ou reflexo'],
  ],
  avoid: { what: 'Cobre vivo e preto', why: 'um acende e o outro fecha o que em você é suave' },
}

export const hairColourText = (season: Pick<Season, 'id' | 'family'> | null): HairColourText =>
  season?.id === 'outono-suave' ? SOFT_AUTUMN : HAIR_COLOUR_TEXTS[season?.family ?? 'none']

/** Difference in L* above which a shade must be lightened for. */
const SHOWS = 5

/** Shades that need bleaching on this hair say so. */
export const shadesOn = (shades: readonly Shade[], colour: ObservedHairColour | undefined): readonly Shade[] =>
  colour === undefined || !needsLightening(colour)
    ? shades
    : shades.map(([name, hex, use]) =>
        labLightness(hex) - labLightness(HAIR_HEXES[colour]) > SHOWS
          ? [name, hex, `${use}, clareando antes`]
          : [name, hex, use],
      )

/** From half white on: its own tone, then the two nearest shades of the season. */
export const shadesOfGreys = (shades: readonly Shade[]): readonly Shade[] =>
  shades.length === 0
    ? []
    : [
        ['Seu branco, limpo', GREY, 'matizador'],
        ...[...shades].sort((a, b) => fromGrey(a[1]) - fromGrey(b[1])).slice(0, 2),
      ]
const GREY = '#A8A39C'
/** Chroma sets a colour apart from white hair. */
const fromGrey = (hex: string) => apart(hex, GREY) + toLch(hex)[1]

type Shade = readonly [name: string, hex: string, use: string]

/** Neutral shades of this hair; nothing is darker than black, and lighter ones need bleaching. */
export function ownShades(colour: ObservedHairColour, isShort = false): readonly Shade[] {
  const own = HAIR_HEXES[colour]
  const code = (hex: string) => hex.toUpperCase()
  if (NOT_OF_NATURE.includes(colour)) return []
  const where = isShort ? 'na cabeça inteira' : 'só onde vai a luz'
  const lighter = needsLightening(colour) ? `só clareando, ${isShort ? '' : 'e '}${where}` : where
  return [
    ['Seu tom, com brilho', code(own), 'gloss transparente'],
    ['Meio tom mais claro', code(mix(own, LIGHT, 0.18)), lighter],
    ...(colour === 'preto'
      ? []
      : [
          [
            'Meio tom mais escuro',
            code(mix(own, DARK, 0.25)),
            isShort ? 'na cabeça inteira' : 'na nuca, para dar profundidade',
          ] as const,
        ]),
  ]
}
const LIGHT = '#c9a98a'
const DARK = '#171314'
const NOT_OF_NATURE: readonly ObservedHairColour[] = ['grisalho', 'branco', 'colorido']

/** True when a lighter toner shows only after bleaching. */
export const needsLightening = (colour: ObservedHairColour | undefined): boolean =>
  colour === 'preto' || colour === 'castanho-escuro'
export const LIGHTEN_FIRST =
  'O seu cabelo é escuro: os tons mais claros que o seu pedem clarear antes, e tonalizante sozinho não clareia. No fio como ele é, o que muda é o reflexo e o brilho.'

/** Hair too short for strands: no light that begins at a cheek. */
export const SHORT_LIGHT =
  'Neste comprimento, mecha não tem por onde descer: a luz vem do brilho do fio e do contorno em dia.'
/** For people who ask for colour. */
export const SHORT_LIGHT_ASKED = 'A cor que você quer, aqui, é uma só, na cabeça inteira.'
/** Nobody is sold a visit that they did not ask for. */
export const COLOUR_UNASKED =
  'Cor nova não é pedido seu, e nada aqui depende dela. Se um dia a vontade vier, comece pelo que sai com as lavagens e não deixa raiz para retocar.'
export const SHORT_COLOUR_LEVEL: Readonly<Record<MaintenanceLevel | 'none', string>> = {
  Baixa: 'Com manutenção baixa, fique com o tom natural e um gloss: no curto, a raiz nova aparece em poucas semanas.',
  Média: 'Com manutenção média, cor inteira cabe se o retoque vier junto com o corte.',
  Alta: 'Com manutenção alta, a cor inteira está ao seu alcance: no curto, ela se refaz a cada corte.',
  none: 'Antes de escolher, olhe a agenda: no curto, cor pede retoque a cada corte; gloss, nenhuma obrigação.',
}

export const HAIR_COLOUR_LEVEL: Readonly<Record<MaintenanceLevel | 'none', string>> = {
  Baixa:
    'Com manutenção baixa, a cor não pode ter raiz à vista: fique com mechas diluídas, que passam de três a cinco meses, ou com o tom natural e um gloss.',
  Média:
    'Com manutenção média, mechas que nascem perto da raiz cabem na agenda, com retoque a cada seis a oito semanas.',
  Alta: 'Com manutenção alta, a cor inteira está ao seu alcance: raiz a cada quatro a seis semanas, tonalizante no intervalo.',
  none: 'Antes de escolher, olhe a agenda: cor de raiz pede visita de quatro a seis semanas; mecha diluída, de três a cinco meses; gloss, nenhuma obrigação.',
}

/** Lighter comes forward, darker recedes. */
export const LIGHT_BY_SHAPE: Readonly<Record<FaceShape, string>> = {
  oval: 'No seu contorno, a luz pode ir para onde quiser; leve-a para perto dos olhos e deixe as pontas seguirem.',
  redondo:
    'No seu contorno, clareie o topo e as pontas e mantenha as laterais um tom abaixo: o escuro recua as maçãs e o claro alonga.',
  quadrado:
    'No seu contorno, mechas claras e irregulares em volta do rosto, começando na maçã, amaciam o canto do maxilar.',
  coracao:
    'No seu contorno, concentre a luz do queixo para baixo e deixe a raiz mais escura: a testa recua, o queixo avança.',
  triangulo:
    'No seu contorno, a luz fica no alto, da têmpora para cima, e as pontas ficam fundas, para a base descansar.',
  diamante: 'No seu contorno, clareie a têmpora e a altura do queixo, e deixe as maçãs no tom natural.',
  retangular: 'No seu contorno, a luz vai para as laterais, na altura das maçãs, e o topo fica um tom mais fundo.',
}
