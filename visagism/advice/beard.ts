/** Beard by shape (docs/visagism.md §5, B) and preference; only for people who have or want one. */
import type { BeardPreference } from '../knowledge/form.ts'
import type { FaceShape } from '../knowledge/axes.ts'
import type { FactKey } from '../facts/facts.ts'
import type { ObservedRecord, ObservedValue } from '../observed/observed.ts'
import { chosenFor, type Choosing } from './chosen.ts'
import type { Pick3, ShapeAdvice, Subject } from './shape-advice.ts'

export const BEARD_IDS = ['nenhuma', 'por-fazer', 'curta', 'media', 'cheia', 'bigode', 'cavanhaque'] as const
export type BeardId = (typeof BEARD_IDS)[number]
export type Beard = Exclude<BeardPreference, 'Não se aplica'>

export const BEARD_OF: Readonly<Record<Beard, BeardId>> = {
  'Sem barba': 'nenhuma',
  'Por fazer': 'por-fazer',
  Curta: 'curta',
  Média: 'media',
  Cheia: 'cheia',
  Bigode: 'bigode',
  Cavanhaque: 'cavanhaque',
}

export const BEARD: Subject = {
  shapes: {
    oval: {
      lead: 'Seu contorno aceita quase toda barba; o segredo é não mudar o que já está certo.',
      quote: 'Siga o osso: ele já sabe o desenho.',
      why: [
        'Uma barba de comprimento parelho, com as linhas naturais da bochecha, preserva a curva do rosto. Só cuide para que ela não acrescente muito comprimento ao queixo.',
        'Por ter liberdade, escolha pelo tempo que pretende gastar: quanto mais curta, mais visitas à linha do pescoço.',
      ],
      picks: [
        { id: 'curta', what: 'Curta e uniforme', why: 'acompanha o contorno sem mudá-lo' },
        { id: 'por-fazer', what: 'Por fazer, de três milímetros', why: 'dá textura e quase nenhum volume' },
        { id: 'media', what: 'Média de contorno natural', why: 'acrescenta presença mantendo a curva' },
      ],
      avoid: [
        {
          what: 'Barba muito longa no queixo',
          why: 'transforma um oval em retângulo',
          refuses: ['barba-longa-no-queixo'],
        },
        { what: 'Linha da bochecha cavada', why: 'desenha um ângulo que não é seu' },
      ],
      asSecond: 'Como há traços de oval, dá para voltar ao rosto limpo quando quiser, sem perder nada.',
      basis: { certainty: 'B', sources: ['beard-guides'] },
    },
    redondo: {
      lead: 'Curta nos lados, mais comprida no queixo: a barba alonga o que a curva arredonda.',
      quote: 'Dois centímetros de queixo valem um corte novo.',
      why: [
        'O queixo curto ganha altura com alguns centímetros de pelo, e as bochechas afinam quando a lateral fica rente. O resultado é um rosto mais oval sem esforço.',
        'Desenhe a linha da bochecha reta e descendo, e a do pescoço um pouco mais alta. Duas retas bastam para dar estrutura.',
      ],
      picks: [
        {
          id: 'media',
          wears: 'longa-no-queixo',
          what: 'Média, baixa nos lados',
          why: 'alonga pelo queixo',
          effects: ['barba-rente-dos-lados', 'barba-longa-no-queixo'],
        },
        {
          id: 'cavanhaque',
          what: 'Cavanhaque estendido',
          why: 'concentra o volume no queixo',
          effects: ['barba-so-no-queixo', 'barba-longa-no-queixo'],
        },
        { id: 'curta', what: 'Curta com linhas retas', why: 'define onde a curva esconde' },
      ],
      avoid: [
        { what: 'Barba cheia nas bochechas', why: 'arredonda o que já é redondo', refuses: ['barba-cheia-nas-macas'] },
        { what: 'Linha de pescoço muito baixa', why: 'pesa debaixo do queixo' },
      ],
      asSecond: 'Como há traços de redondo, mantenha as laterais um pente abaixo do queixo.',
      basis: { certainty: 'B', sources: ['beard-guides'] },
    },
    quadrado: {
      lead: 'A mandíbula já está desenhada; a barba só precisa arredondar o canto.',
      quote: 'Com essa base, a barba é luxo, não necessidade.',
      why: [
        'Uma forma levemente redonda na ponta, um pouco mais longa no queixo, tira a rigidez sem encobrir a linha do maxilar. Retas demais fariam uma caixa.',
        'Se prefere o rosto limpo, fique à vontade: poucos contornos se sustentam tão bem sem pelo.',
      ],
      picks: [
        {
          id: 'media',
          wears: 'longa-no-queixo',
          what: 'Arredondada, mais longa no queixo',
          why: 'troca o canto por uma curva',
        },
        { id: 'por-fazer', what: 'Por fazer', why: 'suaviza a quina com sombra' },
        { id: 'nenhuma', what: 'Rosto limpo', why: 'assume a estrutura inteira' },
      ],
      avoid: [
        { what: 'Barba quadrada', why: 'soma uma caixa à outra', refuses: ['barba-quadrada'] },
        { what: 'Costeleta larga e reta', why: 'alarga a base', refuses: ['costeleta-volumosa'] },
      ],
      asSecond: 'Como há traços de quadrado, peça que arredondem o encontro da lateral com o queixo.',
      basis: { certainty: 'B', sources: ['beard-guides'] },
    },
    coracao: {
      lead: 'Barba com corpo na mandíbula faz pelo queixo o que a testa já tem por natureza.',
      quote: 'A barba põe chão onde o rosto termina em ponta.',
      why: [
        'O volume deve ficar nos lados do queixo, e não na ponta: é a largura que falta, não o comprimento. Uma barba cheia embaixo, com a linha da bochecha baixa, equilibra a testa.',
        'Deixe crescer um mês antes do primeiro desenho. Só com material é possível esculpir largura.',
      ],
      picks: [
        {
          id: 'cheia',
          wears: 'cheia-na-mandibula',
          what: 'Cheia na mandíbula',
          why: 'dá base larga ao contorno',
          effects: ['barba-cheia-nos-cantos'],
        },
        {
          id: 'media',
          what: 'Média, com corpo nos cantos',
          why: 'versão urbana do mesmo efeito',
          effects: ['barba-cheia-nos-cantos'],
        },
        { id: 'curta', what: 'Curta e densa', why: 'escurece o queixo e o aproxima' },
      ],
      avoid: [
        { what: 'Cavanhaque em ponta', why: 'afina ainda mais o queixo', refuses: ['barba-em-ponta'] },
        {
          what: 'Laterais raspadas com pelo só no queixo',
          why: 'repete o triângulo do rosto',
          refuses: ['barba-so-no-queixo'],
        },
      ],
      asSecond: 'Como há traços de coração, o volume rende mais nos cantos do que na ponta.',
      basis: { certainty: 'B', sources: ['beard-guides'] },
    },
    triangulo: {
      lead: 'Curta e aparada: a sua base já tem largura, e a barba não deve discutir com ela.',
      quote: 'Base firme pede barba rente.',
      why: [
        'Qualquer volume na mandíbula soma largura à parte mais larga. O pelo curto, com a linha da bochecha um pouco mais alta, sombreia sem alargar.',
        'Se quiser comprimento, deixe-o só no queixo e mantenha os cantos rentes, para puxar a base ao centro.',
      ],
      picks: [
        { id: 'curta', what: 'Curta, rente nos cantos', why: 'sombreia a base sem aumentá-la' },
        { id: 'por-fazer', what: 'Por fazer bem aparada', why: 'dá textura sem volume' },
        { id: 'bigode', what: 'Só o bigode', why: 'leva a atenção para o meio do rosto' },
      ],
      avoid: [
        { what: 'Costeleta volumosa', why: 'alarga exatamente a mandíbula', refuses: ['costeleta-volumosa'] },
        { what: 'Barba cheia com cabelo raspado', why: 'inverte o equilíbrio que buscamos' },
      ],
      asSecond: 'Como há traços de triângulo, mantenha os cantos rentes.',
      basis: { certainty: 'B', sources: ['beard-guides'] },
    },
    diamante: {
      lead: 'Corpo no queixo e na mandíbula deixa as maçãs em boa companhia.',
      quote: 'Encha o queixo e as maçãs encontram par.',
      why: [
        'O terço de baixo é mais estreito que o meio; uma barba cheia ali cria continuidade e faz as maçãs parecerem parte de um todo.',
        'Nas bochechas, baixe a linha: pelo mais acima encostaria na parte mais larga.',
      ],
      picks: [
        {
          id: 'cheia',
          what: 'Cheia no queixo e na mandíbula',
          why: 'amplia a base',
          effects: ['barba-cheia-nos-cantos'],
        },
        { id: 'media', what: 'Média de linha baixa', why: 'enche sem subir às maçãs' },
        {
          id: 'cavanhaque',
          what: 'Cavanhaque largo',
          why: 'constrói queixo sem mexer nas laterais',
          effects: ['barba-so-no-queixo'],
        },
      ],
      avoid: [
        { what: 'Linha da bochecha alta', why: 'compete com as maçãs', refuses: ['linha-alta-na-bochecha'] },
        { what: 'Barba em ponta', why: 'prolonga o que já se afina', refuses: ['barba-em-ponta'] },
      ],
      asSecond: 'Como há traços de diamante, baixe a linha da bochecha um dedo.',
      basis: { certainty: 'B', sources: ['beard-guides'] },
    },
    retangular: {
      lead: 'Cheia dos lados e curta no queixo: largura sim, comprimento não.',
      quote: 'A barba que alarga é a que não desce.',
      why: [
        'Qualquer centímetro abaixo do queixo alonga um rosto que já é longo. O volume lateral, ao contrário, preenche o rosto e o aquece.',
        'A barba por fazer é uma aliada discreta: escurece as laterais e encurta sem pesar.',
      ],
      picks: [
        {
          id: 'media',
          wears: 'cheia-dos-lados',
          what: 'Cheia nos lados, curta no queixo',
          why: 'alarga o meio e encurta a base',
          effects: ['barba-cheia-nos-cantos'],
        },
        { id: 'por-fazer', what: 'Por fazer de cinco milímetros', why: 'preenche as laterais sem descer' },
        { id: 'bigode', what: 'Bigode cheio', why: 'traça uma linha deitada no caminho' },
      ],
      avoid: [
        { what: 'Cavanhaque comprido', why: 'estica a linha central', refuses: ['barba-longa-no-queixo'] },
        { what: 'Laterais muito baixas', why: 'deixam o rosto estreito', refuses: ['barba-rente-dos-lados'] },
      ],
      asSecond: 'Como há traços de retangular, apare primeiro o queixo, depois os lados.',
      basis: { certainty: 'B', sources: ['beard-guides'] },
    },
  },
  intentions: {
    autoridade: 'Contorno limpo na bochecha e no pescoço: a autoridade está no acabamento, não no tamanho.',
    criatividade:
      'Uma linha de bochecha só sua, refeita sempre no mesmo lugar, é a assinatura que a intenção criativa pede.',
    sofisticacao: 'Comprimento constante, toda semana igual, é a versão sofisticada de qualquer barba.',
    leveza: 'Pelo macio, com uma gota de óleo e a escova de manhã, dá leveza à barba.',
  },
  styles: {
    Clássico: 'A barba de desenho discreto é a irmã do colarinho bem passado.',
    Moderno: 'Um degradê da costeleta para a barba é o detalhe moderno que se nota de perfil.',
    Despojado: 'No despojado, dois comprimentos bastam: o de hoje e o de daqui a dez dias.',
    Elegante: 'Elegante é a barba em que não se vê a marca da máquina.',
    Ousado: 'Ouse no bigode: é o único gesto que se desfaz em cinco minutos.',
  },
}

/** A `Reading` has all of these. */
export type BeardWearer = {
  readonly shape: FaceShape
  /** As said, else as answered. */
  readonly beard: Beard | null
  readonly facts?: Said
  readonly brief: { readonly observed?: ObservedRecord | undefined } & Choosing
}
type Said = ReadonlyMap<FactKey, string>

export const BEARD_SEEN: Readonly<Record<ObservedValue<'beard'>, BeardId>> = {
  sem: 'nenhuma',
  'por fazer': 'por-fazer',
  curta: 'curta',
  cheia: 'cheia',
  cavanhaque: 'cavanhaque',
  bigode: 'bigode',
}

/** Today's beard, if seen. */
export function beardSeen({ brief }: BeardWearer): BeardId | null {
  const seen = brief.observed?.beard?.value
  return seen === undefined ? null : BEARD_SEEN[seen]
}

/** What a visagist chose. */
export const beardChosen = ({ brief }: BeardWearer): BeardId | null =>
  BEARD_IDS.find((id) => id === chosenFor('beard', brief)?.id) ?? null

/** As chosen at the desk, else as answered, else as worn, else null. */
export const wantedBeard = (wearer: BeardWearer): BeardId | null =>
  beardChosen(wearer) ?? (wearer.beard ? BEARD_OF[wearer.beard] : beardSeen(wearer))

/** Full as it is worn, and nobody asked for less. */
export const keepsFull = (wearer: BeardWearer): boolean =>
  beardChosen(wearer) === null && wantedBeard(wearer) === 'cheia' && beardSeen(wearer) === 'cheia'

/** The wanted beard is already worn. */
export const keepsBeard = (wearer: BeardWearer): boolean =>
  wearer.beard !== null && wearer.beard !== 'Sem barba' && beardSeen(wearer) === wantedBeard(wearer)

/** For a wanted beard outside the shape's three. */
const WANTED: Readonly<Record<Wanted, Pick3>> = {
  'por-fazer': {
    id: 'por-fazer',
    what: 'Por fazer, de pescoço limpo',
    why: 'é a que você prefere, e não muda o contorno',
  },
  curta: { id: 'curta', what: 'Curta, de linhas limpas', why: 'é a que você prefere, rente ao seu contorno' },
  media: { id: 'media', what: 'Média, rente nos cantos', why: 'é a que você prefere, sem alargar a base' },
  cheia: { id: 'cheia', what: 'Cheia, de comprimento parelho', why: 'é a que você prefere, e segue o contorno' },
  bigode: { id: 'bigode', what: 'Bigode livre do lábio', why: 'é o que você prefere, e fica no meio do rosto' },
  cavanhaque: {
    id: 'cavanhaque',
    what: 'Cavanhaque da largura da boca',
    why: 'é o que você prefere, sem descer do queixo',
  },
}
type Wanted = Exclude<BeardId, 'nenhuma'>
const WANTED_BY_SHAPE: Readonly<Partial<Record<FaceShape, Readonly<Partial<Record<Wanted, Pick3>>>>>> = {
  redondo: {
    cheia: {
      id: 'cheia',
      wears: 'cheia-no-queixo',
      what: 'Cheia no queixo, baixa nos lados',
      why: 'é a que você prefere, e alonga em vez de alargar',
      effects: ['barba-rente-dos-lados', 'barba-longa-no-queixo'],
    },
  },
  quadrado: {
    cheia: {
      id: 'cheia',
      wears: 'cheia-no-queixo',
      what: 'Cheia, de ponta arredondada',
      why: 'é a que você prefere, sem repetir o canto',
    },
  },
  triangulo: {
    cheia: {
      id: 'cheia',
      wears: 'cheia-no-queixo',
      what: 'Cheia no queixo, rente nos cantos',
      why: 'é a que você prefere, com a base puxada para o centro',
    },
  },
  coracao: {
    cavanhaque: {
      id: 'cavanhaque',
      what: 'Cavanhaque largo, com sombra nas laterais',
      why: 'é o que você prefere, sem afinar a ponta',
    },
  },
  diamante: {
    curta: { id: 'curta', what: 'Curta, mais densa no queixo', why: 'é a que você prefere, com alguma base' },
  },
  retangular: {
    curta: {
      id: 'curta',
      wears: 'curta-cheia-dos-lados',
      what: 'Curta, um pente mais cheia nos lados',
      why: 'é a que você prefere, com largura e sem descer',
    },
  },
}

function wantedPick(shape: FaceShape, wanted: Wanted): Pick3 {
  // On a long face, "full" means full at the sides.
  const id = shape === 'retangular' && wanted === 'cheia' ? 'media' : wanted
  const listed = BEARD.shapes[shape].picks.find((pick) => pick.id === id)
  return listed ?? WANTED_BY_SHAPE[shape]?.[wanted] ?? WANTED[wanted]
}

/** What has grown full stays full: the shape's own drawing of it comes after. */
const WORN_FULL: Pick3 = {
  id: 'cheia',
  what: 'Cheia, no comprimento de hoje',
  why: 'é a que você prefere, e só pede contorno',
}

const LARGE = 'bigode-cheio'
const SHORT_MOUSTACHE: Pick3 = {
  id: 'bigode',
  wears: 'bigode-curto',
  what: 'Bigode curto, dentro dos cantos',
  why: 'termina antes da boca acabar',
}
/** Beside a wanted one: a lower, then a fuller, then what takes their place where one of them is refused. */
const NEAR: Readonly<Record<Wanted, readonly (Wanted | Pick3)[]>> = {
  'por-fazer': [
    { id: 'curta', wears: 'curta-baixa', what: 'Curta e baixa', why: 'escurece o contorno sem criar volume' },
    { id: 'por-fazer', wears: 'por-fazer-baixa', what: 'Sombra de dois milímetros', why: 'só tira o brilho da pele' },
    { id: 'por-fazer', what: 'Por fazer, de contorno livre', why: 'deixa a borda da bochecha como nasce' },
  ],
  curta: [
    'por-fazer',
    'media',
    { id: 'curta', wears: 'curta-baixa', what: 'Curta e baixa', why: 'mantém o desenho com um pente só, em casa' },
    { id: 'curta', what: 'Curta, de borda natural', why: 'não pede risco na bochecha' },
    { id: 'por-fazer', wears: 'por-fazer-baixa', what: 'Sombra de dois milímetros', why: 'só tira o brilho da pele' },
  ],
  media: [
    'curta',
    'cheia',
    { id: 'media', what: 'Média, aparada na tesoura', why: 'tira só o que escapa da forma' },
    { id: 'media', what: 'Média, de ponta redonda', why: 'assenta sem ângulo novo' },
    { id: 'curta', wears: 'curta-baixa', what: 'Curta e baixa', why: 'mantém o desenho com um pente só, em casa' },
  ],
  cheia: [
    'media',
    'curta',
    { id: 'cheia', wears: 'cheia-recolhida', what: 'Cheia, de lados recolhidos', why: 'tira dos lados o que abre' },
    { id: 'cheia', what: 'Cheia, aparada na tesoura', why: 'tira só o que escapa da forma' },
  ],
  bigode: [
    SHORT_MOUSTACHE,
    { id: 'bigode', what: 'Bigode livre do lábio', why: 'chega ao canto da boca' },
    { id: 'bigode', wears: LARGE, what: 'Bigode cheio, de pontas naturais', why: 'chega ao canto, sem cera' },
    { id: 'bigode', wears: 'bigode-baixo', what: 'Bigode baixo', why: 'só sombreia o lábio de cima' },
  ],
  cavanhaque: [
    { id: 'cavanhaque', wears: 'cavanhaque-baixo', what: 'Cavanhaque baixo', why: 'sombreia o queixo sem saltar dele' },
    {
      id: 'cavanhaque',
      wears: 'cavanhaque-aberto',
      what: 'Cavanhaque sem ligar ao bigode',
      why: 'abre o canto da boca',
    },
  ],
}
const NEAR_WHY: Readonly<Record<Wanted, string>> = {
  'por-fazer': 'é o passo mais baixo, e mostra mais pele',
  curta: 'fica rente ao osso, e se mantém em casa',
  media: 'é o passo mais cheio, sem passar da gola',
  cheia: 'é a mais cheia, para quando o pelo der',
  bigode: 'fica no meio do rosto',
  cavanhaque: 'fica no queixo',
}

function nearTo(shape: FaceShape, wanted: Wanted): Pick3[] {
  return NEAR[wanted].map((near) => {
    if (typeof near !== 'string') return near
    const pick = wantedPick(shape, near)
    return BEARD.shapes[shape].picks.includes(pick) ? pick : { ...pick, why: NEAR_WHY[near] }
  })
}

/** No more than this, where hair is missing, or a rule of work may ask for less; what is worn already is not cut down. */
const SHORT: readonly BeardId[] = ['nenhuma', 'por-fazer', 'curta', 'bigode', 'cavanhaque']
const LIMITS: readonly FactKey[] = ['beard-has-gaps', 'work-rule', 'kitchen', 'mask', 'fights']
const isLong = (id: BeardId | null): boolean => id !== null && !SHORT.includes(id)
const isHeldShort = (facts: Said, seen: BeardId | null): boolean =>
  !isLong(seen) && LIMITS.some((key) => facts.has(key))

/** What is left of a beard that stays: it is not cut down to another. */
const KEPT_OF: Readonly<Record<BeardId, readonly BeardId[]>> = {
  nenhuma: ['curta', 'media', 'cheia', 'por-fazer'],
  'por-fazer': ['por-fazer', 'curta', 'media', 'cheia'],
  curta: ['curta', 'media', 'cheia'],
  media: ['media', 'cheia'],
  cheia: ['cheia'],
  bigode: ['bigode'],
  cavanhaque: ['cavanhaque'],
}

/** “Sem barba” takes nothing from who wears a moustache alone, unless a clean face was tapped. */
const isMoustache = (seen: BeardId | null, asked: Beard | null): boolean =>
  asked === 'Bigode' || (seen === 'bigode' && asked !== 'Sem barba')

/** The beards that what was said leaves, the nearest to it first; null if it leaves all. */
export function beardsLeft(facts: Said, seen: BeardId | null, asked: Beard | null): readonly BeardId[] | null {
  const stays = (key: FactKey) => facts.has(key)
  if (stays('beard-grows-not')) return [stays('moustache-stays') ? 'bigode' : 'nenhuma']
  const cleared: readonly BeardId[] | null = stays('no-beard')
    ? [
        ...(stays('moustache-stays') || (isMoustache(seen, asked) && !stays('no-moustache'))
          ? (['bigode'] as const)
          : []),
        ...(stays('goatee-stays') ? (['cavanhaque'] as const) : []),
      ]
    : null
  if (cleared) return cleared.length > 0 ? cleared : ['nenhuma']
  const rules: readonly (readonly BeardId[] | null)[] = [
    stays('beard-stays') || stays('beard-uncut') ? KEPT_OF[seen ?? 'nenhuma'] : null,
    stays('goatee-stays') ? ['cavanhaque', 'curta', 'media', 'cheia'] : null,
    stays('moustache-stays') ? ['bigode', 'curta', 'media', 'cheia', 'por-fazer', 'cavanhaque'] : null,
    // A goatee is drawn without one too.
    stays('no-moustache') ? BEARD_IDS.filter((id) => id !== 'bigode') : null,
    stays('no-goatee') ? BEARD_IDS.filter((id) => id !== 'cavanhaque') : null,
  ]
  const [first, ...others] = rules.filter((rule) => rule !== null)
  if (!first) return null
  const left = first.filter((id) => others.every((rule) => rule.includes(id)))
  return left.length > 0 ? left : first
}

/** Some part of the beard stays. */
export const staysBearded = (facts: Said): boolean =>
  facts.has('beard-stays') || facts.has('beard-uncut') || facts.has('moustache-stays') || facts.has('goatee-stays')

/** The answer, unless the words are against it. */
export function beardWanted(tapped: Beard | null, seen: BeardId | null, facts: Said): Beard | null {
  const left = beardsLeft(facts, seen, tapped)
  // Words win over a tap: hair that is missing does not grow because it is wished for.
  if (left === null && tapped !== null && isLong(BEARD_OF[tapped]) && facts.has('beard-has-gaps') && !isLong(seen))
    return 'Curta'
  const isCleared = facts.has('no-beard') || facts.has('beard-grows-not')
  if (left === null || (tapped === null && !staysBearded(facts) && !isCleared)) return tapped
  if (tapped !== null && left.includes(BEARD_OF[tapped])) return tapped
  const id = seen !== null && left.includes(seen) ? seen : left[0]
  return BEARDS_TAPPED.find((beard) => BEARD_OF[beard] === id) ?? tapped
}
const BEARDS_TAPPED: readonly Beard[] = ['Sem barba', 'Por fazer', 'Curta', 'Média', 'Cheia', 'Bigode', 'Cavanhaque']

/** The wanted one first, a lower and a fuller after it; what was said takes beards out of the list, it does not lower them. */
export function beardFor(wearer: BeardWearer): ShapeAdvice {
  const advice = BEARD.shapes[wearer.shape]
  const wanted = wantedBeard(wearer)
  if (wanted === null || wanted === 'nenhuma') return withoutRefused(wearer, advice, advice.picks)
  const isByRule = wanted === 'bigode' && LIMITS.some((key) => wearer.facts?.has(key))
  const chosen = chosenFor('beard', wearer.brief)
  const isFull = keepsFull(wearer)
  const pick = chosen?.wears
    ? asWorn(wearer.shape, chosen)
    : isByRule
      ? SHORT_MOUSTACHE
      : isFull
        ? WORN_FULL
        : wantedPick(wearer.shape, wanted)
  // Neither a seen beard nor a chosen one is a stated preference.
  const whose = beardChosen(wearer) ? 'que escolheu quem olhou as suas fotos' : 'que você usa'
  const isStated = wearer.beard !== null && wanted === BEARD_OF[wearer.beard]
  const first = isStated ? pick : { ...pick, why: pick.why.replace('que você prefere', whose) }
  const drawn = wantedPick(wearer.shape, 'cheia')
  const near = [
    // Of the same length it is the same beard.
    ...(isFull && drawn.wears !== undefined ? [unprefixed(drawn)] : []),
    ...nearTo(wearer.shape, isBeardId(first.id) && first.id !== 'nenhuma' ? first.id : wanted),
  ]
  return withoutRefused(wearer, advice, [first, ...near.filter(({ what }) => what !== first.what)])
}

/** The list's own words are kept for what it names. */
const asWorn = (shape: FaceShape, chosen: Pick3): Pick3 =>
  BEARD.shapes[shape].picks.find(({ wears }) => wears === chosen.wears) ?? chosen

const isBeardId = (id: string): id is BeardId => BEARD_IDS.some((known) => known === id)

function withoutRefused(wearer: BeardWearer, advice: ShapeAdvice, picks: readonly Pick3[]): ShapeAdvice {
  const { facts = NOTHING_SAID, shape } = wearer
  const seen = beardSeen(wearer)
  const left = beardsLeft(facts, seen, wearer.beard)
  const isOffered = ({ id, wears }: Pick3) =>
    (left === null || left.some((kept) => kept === id)) &&
    (!isHeldShort(facts, seen) || (SHORT.some((short) => short === id) && wears !== LARGE))
  const kinds = left ?? BEARD_IDS
  const others = kinds.flatMap((id) => (id === 'nenhuma' ? [] : [wantedPick(shape, id), ...nearTo(shape, id)]))
  const offered = [...picks, ...others.map(unprefixed)]
    .filter(isOffered)
    .filter(({ what }, at, all) => all.findIndex((one) => one.what === what) === at)
  const [first, second, third] = offered
  return first && second && third ? { ...advice, picks: [first, second, third] } : advice
}
const unprefixed = (pick: Pick3): Pick3 => ({ ...pick, why: pick.why.replace(/^é [ao] que você prefere, (?:e )?/, '') })
const NOTHING_SAID: Said = new Map()

/**
 * For drawings of recommended looks; empty if today's is the one wanted.
 * @param way of the three beards, the wanted one by default
 */
export function beardTried(
  wearer: BeardWearer & { readonly gender: string },
  way: 0 | 1 | 2 = 0,
): { readonly beard?: string } {
  if (wearer.beard === null && beardChosen(wearer) === null) return {}
  if (wearer.beard === 'Sem barba') return { beard: 'nenhuma' }
  // No page advises women on beards.
  if (wearer.gender === 'Feminino') return {}
  const { id, wears } = beardFor(wearer).picks[way]
  return wears === undefined && id === beardSeen(wearer) ? {} : { beard: wears ?? id }
}
