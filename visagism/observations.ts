/**
 * What a person wrote in their own words, heard as themes. Only themes travel on: the text itself is never composed into a
 * sentence, so nothing written there can speak for the report.
 */

export const THEMES = [
  'oculos',
  'cabelo-preso',
  'pouco-tempo',
  'calor',
  'entradas',
  'fios-brancos',
  'esporte',
  'trabalho-formal',
  'pele-sensivel',
  'queda',
  'franja-nao',
  'nao-cortar',
  'cachos-naturais',
  'transicao',
  'casamento',
  'barba-falhada',
] as const
export type Theme = (typeof THEMES)[number]

type Hearing = {
  readonly pattern: RegExp
  /** After "você contou que": `usa óculos`. */
  readonly heard: string
  /** Whether a "não" just before the word turns the theme off. */
  readonly negatable: boolean
}

const HEARINGS: Readonly<Record<Theme, Hearing>> = {
  oculos: { pattern: /\boculos\b|\barmacao\b/, heard: 'usa óculos', negatable: true },
  'cabelo-preso': {
    pattern: /\bprend(o|er|endo)\b|\bpreso\b|\brabo de cavalo\b|\bcoque\b|\bamarr(o|ar|ado)\b/,
    heard: 'vive de cabelo preso',
    negatable: true,
  },
  'pouco-tempo': {
    pattern:
      /\bpouco tempo\b|\bsem tempo\b|\b(dia|vida|rotina|manha) corrid[oa]\b|\bpratic[oa]\b|\brapid[oa]\b|\bnao tenho tempo\b/,
    heard: 'tem pouco tempo de manhã',
    negatable: false,
  },
  calor: {
    pattern: /\bcalor\b|\b(clima|cidade) quente\b|\bsu(o|ar|or)\b|\bpraia\b|\bpiscina\b/,
    heard: 'convive com o calor',
    negatable: true,
  },
  entradas: {
    pattern: /\bentradas?\b(?! de| da| do)|\bcalv|\bcareca\b|\btesta (muito )?grande\b/,
    heard: 'repara nas entradas',
    negatable: true,
  },
  'fios-brancos': { pattern: /\bgrisalh|\b(fios?|cabelos?) brancos?\b/, heard: 'já tem fios brancos', negatable: true },
  esporte: {
    pattern:
      /\bacademia\b|\bcorro\b|\bcorrida de rua\b|\btreino\b|\bnatacao\b|\bnado\b|\besporte|\bbike\b|\bbicicleta\b|\bcapacete\b/,
    heard: 'treina com frequência',
    negatable: true,
  },
  'trabalho-formal': {
    pattern: /\bescritorio\b|\bterno\b|\badvoga|\breuni|\bcliente|\bformal\b|\bcorporativ|\bbanco\b|\bhospital\b/,
    heard: 'trabalha num ambiente formal',
    negatable: true,
  },
  'pele-sensivel': {
    pattern: /\balerg|\bpele sensivel\b|\bderm|\birrita|\bpsori|\brosacea\b/,
    heard: 'tem a pele sensível',
    negatable: true,
  },
  queda: {
    pattern: /\bqueda\b|\bcaindo\b|\bcabelo ralo\b|\bafin(ou|ando)\b|\bfio fino\b/,
    heard: 'percebe queda ou fios finos',
    negatable: true,
  },
  'franja-nao': {
    pattern: /\b(nao|sem|odeio|detesto)\b[^.!?]{0,20}\bfranja\b/,
    heard: 'prefere ficar sem franja',
    negatable: false,
  },
  'nao-cortar': {
    pattern: /\b(nao|sem)\b[^.!?]{0,16}\b(cort(ar|o|e)|encurtar|perder (o )?comprimento)\b|\bdeixando crescer\b/,
    heard: 'quer manter o comprimento',
    negatable: false,
  },
  'cachos-naturais': {
    pattern: /\bnaturais\b|\bcachos\b|\bcacho\b|\bsem quimica\b|\bcabelo natural\b/,
    heard: 'quer valorizar o fio natural',
    negatable: true,
  },
  transicao: {
    pattern: /\btransicao capilar\b|\bbig chop\b|\balisad|\bprogressiva\b/,
    heard: 'passou por alisamento ou transição',
    negatable: true,
  },
  casamento: {
    pattern: /\bvou (me )?casar\b|\bcasamento\b|\bformatura\b|\bmadrinha\b|\bpadrinho\b/,
    heard: 'tem uma data especial por perto',
    negatable: true,
  },
  'barba-falhada': {
    pattern: /\bbarba\b[^.!?]{0,24}\b(falh|rala|nao fecha)/,
    heard: 'tem falhas na barba',
    negatable: false,
  },
}

/** Themes heard in free text, in the order of `THEMES`; empty for empty or unrelated text. */
export function hearThemes(text: string | null | undefined): Theme[] {
  const plain = unaccented((text ?? '').slice(0, 4000))
  return THEMES.filter((theme) => {
    const { pattern, negatable } = HEARINGS[theme]
    const match = pattern.exec(plain)
    if (!match) return false
    return !(negatable && /\b(nao|nunca|jamais|sem)(\s+\S+){0,2}\s+$/.test(plain.slice(0, match.index)))
  })
}

/** Accents off: `\\b` knows only ASCII letters. */
const unaccented = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** `usa óculos`, for "você contou que…". */
export const heardAs = (theme: Theme): string => HEARINGS[theme].heard
