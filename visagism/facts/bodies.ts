/** What people tell of their body, one record each: how it is heard, and what the letter and the salon card say of it. */

export type Body = {
  /** On its chip, and in the letter. */
  readonly words: string
  /** In the letter: what the guide does with it. */
  readonly does: string
  /** For the hairdresser; `{v}` is the value. Absent where it does not concern them. */
  readonly card?: string
  /** In the plain words of one clause. */
  readonly heard: RegExp
  /** Words of the same sentence with which it is something else. */
  readonly unless?: RegExp
  /** What happened once and stays: told in the past it holds too. */
  readonly lasts?: true
  /** From the plain words of its sentence. */
  readonly value?: (sentence: string) => string
  /** The drawings do not show it: in the letter, with its article. */
  readonly undrawn?: string
}

const wordsOf = (pattern: string): RegExp => new RegExp(`\\b(?:${pattern})\\b`)

/** Where it sits. If unsaid, the hairdresser asks. */
export function sideIn(sentence: string): string {
  if (/\b(?:n[oa]s d(?:ois|uas)|d[oa]s d(?:ois|uas)|bilatera\w+|ambos)\b/.test(sentence)) return 'dos dois lados'
  const [, side] = /\b(direit|esquerd)[oa]\b/.exec(sentence) ?? []
  return side === undefined ? 'pergunte o lado' : side === 'direit' ? 'lado direito' : 'lado esquerdo'
}

const ON_FACE = '(?:n[oa] (?:meu |minha )?(?:rosto|testa|buco|bochechas?|cara|macas?|pele do rosto))'

export const BODIES = {
  'cochlear-implant': {
    words: 'Implante coclear',
    does: 'Atrás da orelha o fio fica baixo e livre, e nada puxa ali.',
    card: 'implante coclear ({v}): antena e ímã atrás da orelha; ali o fio fica baixo e livre, e nada puxa',
    heard: wordsOf(
      'im?pla\\w* (?:\\w+ )?co?[ck]l\\w+|cocle\\w+|implante (?:n[oa]s? (?:dois |duas )?(?:ouvidos?|orelhas?)|atras d[ae]s? orelhas?)|ima d[oe] (?:meu )?implante|implante(?= (?:d[oe] |n[oa] )?(?:lado )?(?:direit|esquerd)[oa])',
    ),
    unless: /\b(?:capilar|dent\w+|dental|silicone|mamari\w+|hormon\w+|contracept\w+|quadril|joelho)\b/,
    lasts: true,
    value: sideIn,
    undrawn: 'o implante',
  },
  'hearing-aid': {
    words: 'Aparelho auditivo',
    does: 'Quem corta sabe dele antes de molhar o cabelo.',
    card: 'aparelho auditivo: sai antes da água, volta antes da tesoura',
    heard: wordsOf(
      'aparelh(?:o|os|inho) (?:auditiv\\w+|de (?:surdez|ouvido|audicao)|n?os? (?:dois |meus? )?ouvidos?|na orelha|atras d[ae] orelha)|protese auditiva',
    ),
    undrawn: 'o aparelho',
  },
  deaf: {
    words: 'Surdez',
    does: 'Tudo se mostra e se aponta: nenhuma página pede que você fale.',
    card: 'surdez: de frente, mostrando no desenho e no pente, e por escrito',
    heard: wordsOf(
      '(?:sou|fiquei|estou|nasci|eu|pessoa) (?:quase )?surd[oa](?! a (?!mais|\\d))|^surd[oa]|surd[oa] (?:oraliz\\w+|sinaliz\\w+|de nascenca|profund\\w+|d[oe] (?:um )?ouvido)|(?:libras (?:e )?(?:a )?minha(?: primeira)? lingua|minha(?: primeira)? lingua (?:e )?(?:a )?libras)|(?:me comunico|converso|falo|so falo) (?:\\w+ )?(?:(?:por|em|com) )?libras|nao ouco|ouco (?:muito |bem )?(?:mal|pouco)|(?:perdi|perda d[ae]) (?:\\w+ )?audicao|perda auditiva|deficien\\w+ auditiv[oa]|ensurdeci',
    ),
    unless: /\b(?:palpites?|opinia\w+|critic\w+|musica|radio|conselhos?)\b/,
    lasts: true,
  },
  albinism: {
    words: 'Albinismo',
    does: 'Protetor, aba e lente que escurece estão nas páginas, e a cor do seu cabelo é sua, sem outro nome.',
    card: 'albinismo: pele e olhos sensíveis ao sol e à luz forte; nuca e couro cabeludo com fio que os cubra',
    heard: wordsOf('albin[oa]|albinismo'),
  },
  vitiligo: {
    words: 'Vitiligo',
    does: 'Protetor nas áreas claras todos os dias, e o salão sabe que não é alergia.',
    card: 'vitiligo: não pega e não é alergia; sem comentário',
    heard: wordsOf('vit[ie]l[ie]?[gjc]o\\w*|vitigilo'),
    undrawn: 'as manchas da pele',
  },
  melasma: {
    words: 'Manchas do rosto',
    does: 'Protetor com cor e aba todos os dias; o tratamento é com a dermatologista.',
    heard: wordsOf(
      `mel[ae]s+ma\\w*|cloasma|manchas? (?:escuras? )?(?:d[ae] (?:minha )?(?:gravidez|gestacao)|d[eo] (?:gravidez|gestacao|sol)|${ON_FACE})`,
    ),
    unless: /\bvit[ie]l/,
    undrawn: 'as manchas da pele',
  },
  'sun-guarded': {
    words: 'Pele que o sol agride',
    does: 'Aba, manga e protetor entram nas páginas; o resto é com quem trata você.',
    card: 'pele que não pode com sol: nuca e orelhas cobertas pelo fio, onde der',
    heard: wordsOf('lupus|xeroderma\\w*|fotossens\\w+|alergia a?o sol|porfiria'),
  },
  keloid: {
    words: 'Queloide',
    does: 'Nenhum furo novo, e nada de lâmina em cima dele.',
    card: 'queloide: nem lâmina, nem cera, nem risca ali; pergunte onde',
    heard: wordsOf('quel[oe]ide\\w*|keloid\\w*'),
    lasts: true,
  },
  acne: {
    words: 'Pele com espinhas',
    does: 'As páginas cuidam do que encosta nela; o tratamento é com a dermatologista.',
    card: 'pele com espinhas: creme e laquê longe da testa, e lâmina só onde não há nenhuma',
    heard: wordsOf(
      '(?:tenho|estou com|sofro (?:com|de)|chei[oa] de|enche de|muit[ao]) (?:\\w+ ){0,2}?(?:acnes?|espinhas?)(?! n[ao]s? (?:costas|peito|ombros?|bracos?|colo|corpo))',
    ),
    unless: /\b(?:peixe|costas)\b/,
  },
  tremor: {
    words: 'Mão que treme',
    does: 'Nenhum gesto das páginas pede traço fino.',
    card: 'tremor: sem pressa, cabeça apoiada, e a lâmina só no fim',
    heard: wordsOf(
      'parkinson|maos? (?:direita |esquerda )?(?:que )?trem(?:e|em|endo|ula|ulas)(?! de)|tremor(?:es)? (?:essencia\\w+|n[ao]s? (?:minhas? )?maos?)|tremedeira n[ao]s? maos?',
    ),
  },
  blind: {
    words: 'Pouca ou nenhuma visão',
    does: 'O que os desenhos mostram está também em palavras, em medidas e no toque.',
    card: 'pouca ou nenhuma visão: diga o que vai fazer antes de cada passo, e deixe conferir com a mão',
    heard: wordsOf(
      '(?:sou|estou|fiquei|nasci|quase) (?:quase )?ceg[oa](?! (?:d[ea] (?!nascenca|crianca|desde)|pel[oa]|por amor))|^ceg[oa](?! (?:d[ea]|pel[oa]))|baixa visao|visao subnormal|deficien\\w+ visual|enxergo (?:muito |bem )?(?:pouco|mal)|(?:so )?(?:vejo|enxergo) (?:so )?vultos|retinose|leitor de tela|uso (?:a )?bengala branca',
    ),
    unless: /\b(?:oculos|lentes?|grau|sem el[ea]s?|de (?:perto|longe)|um olho|miopia|astigmatismo)\b/,
    lasts: true,
  },
  autism: {
    words: 'Autismo',
    does: 'Quem corta avisa antes de cada toque e de cada aparelho.',
    card: 'autismo: avise antes de cada toque e de cada aparelho; pouca conversa, e pausa quando pedir',
    heard: wordsOf('autis(?:ta|mo)\\w*|espectro autista|asperger|(?:tenho|sou|laudo de|n[oa]) tea(?: nivel)?'),
    lasts: true,
  },
  tracheostomy: {
    words: 'Traqueostomia',
    does: 'Nenhuma gola nem lenço fecha o pescoço, e o salão sabe antes.',
    card: 'traqueostomia: capa frouxa e a abertura protegida dos fios; sem spray, sem pó, sem talco',
    heard: wordsOf('traqueo\\w*|canula n[oa] (?:pescoco|garganta)|laringectom\\w+|respiro pelo pescoco'),
    lasts: true,
    undrawn: 'a traqueostomia',
  },
  cpap: {
    words: 'CPAP à noite',
    does: 'A página dos cuidados diz como a faixa não marca o cabelo.',
    heard: wordsOf('c[ei]?pap|bipap'),
  },
  'lip-scar': {
    words: 'Fissura do lábio',
    does: 'A linha da boca fica como é: nada a iguala.',
    card: 'fissura do lábio, operada: sem comentário; a lâmina contorna a cicatriz',
    heard: wordsOf(
      'labio leporino|(?:fissura|fenda) (?:labia\\w+|palat\\w+|labiopalat\\w+|no labio|d[eo] labio)|labiopalat\\w+',
    ),
    lasts: true,
    undrawn: 'a cicatriz do lábio',
  },
  'burn-scar': {
    words: 'Pele de queimadura',
    does: 'Protetor nela todos os dias, e nada quente nem químico em cima.',
    card: 'pele de queimadura: toque leve; nem secador quente, nem química, nem lâmina em cima dela',
    heard: wordsOf(
      'queimaduras?|me queimei|fui queimad[oa]|queimei (?:o |meu )?(?:rosto|pescoco|lado)|enxerto de pele',
    ),
    unless: /\b(?:chapinha|secador|tinta|descolor\w+|de sol|no sol|praia|quimica|babyliss|cigarro|laser|cera)\b/,
    lasts: true,
    undrawn: 'a pele da queimadura',
  },
  'facial-palsy': {
    words: 'Paralisia facial',
    does: 'Nada tenta igualar os dois lados.',
    card: 'paralisia facial ({v}): sem comentário; água, espuma e fio longe do olho desse lado',
    heard: wordsOf(
      'paralisia (?:facial|de bell|n[oa] rosto)|(?:lado|metade|canto) d[oa] (?:meu |minha )?(?:rosto|cara|face|boca)(?: \\w+){0,2} (?:paralis\\w+|caiu|nao (?:se )?mexe)',
    ),
    lasts: true,
    value: sideIn,
    undrawn: 'o lado que não se move',
  },
  dialysis: {
    words: 'Diálise',
    does: 'Nada das páginas aperta nem pesa no braço do tratamento.',
    card: 'diálise: nada aperta nem se apoia no braço da fístula; pergunte qual',
    heard: wordsOf('hemodialise|dialise'),
  },
} as const satisfies Readonly<Record<string, Body>>

export type BodyKey = keyof typeof BODIES
export const isBodyKey = (key: string): key is BodyKey => Object.hasOwn(BODIES, key)
export const bodyOf = (key: BodyKey): Body => BODIES[key]

/** One thing of each body. */
export const ofBodies = <T>(of: (body: Body) => T): Readonly<Record<BodyKey, T>> =>
  Object.fromEntries(Object.entries<Body>(BODIES).map(([key, body]) => [key, of(body)])) as Readonly<Record<BodyKey, T>>
