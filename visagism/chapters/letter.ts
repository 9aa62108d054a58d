import { beardFor, keepsBeard } from '../advice/beard.ts'
import { agendaOf, wearsBeard } from '../reading/care.ts'
import { chapter, chapterTexts, type Chapter } from './chapter.ts'
import type { Reasoned } from '../knowledge/reasoned.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import type { HairTexture } from '../knowledge/axes.ts'
import { adviseColours } from '#visagism/colour/colours.ts'
import type { FormAnswers } from '../knowledge/form.ts'
import type { Intention } from '../knowledge/intention.ts'
import {
  doneAbout,
  isBlankNote,
  isShownIn,
  monthNamed,
  openingOfNote,
  quoteNote,
  themesOfDye,
  type Theme,
} from '../knowledge/observations.ts'
import { waitsForSides } from '../hair/growth.ts'
import { presentHair } from '../hair/hair.ts'
import { hairReachOf, type Reach } from '../hair/reach.ts'
import { capital, dayAndMonth, list, longDate, lower, MONTHS, readDate } from '../knowledge/pt.ts'
import type { Reading } from '../reading/reading.ts'
import { sensitiveWords } from '../knowledge/sensitive-words.ts'
import { SHAPE_NAMES } from '../knowledge/shape-names.ts'
import { SHAPE_PORTRAITS } from '../knowledge/shape-portraits.ts'
import { say } from '../knowledge/voice.ts'
import { FURTHER_OF_SHAPE } from '../texts/further-wordings.ts'
import { CUT_CHAPTERS } from './cut.ts'
import { detailsOf, type SeenDetail } from './seen.ts'

/** What they wrote, what is seen, and the results on the pages `written`. */
export function writeLetter(r: Reading, written: readonly Chapter[]): Chapter {
  const details = detailsOf(r)
  const { kicker, headline, rest } = openingOf(r, details)
  const answers = answersTo(r, written)
  const by = r.brief.confirmation
  return chapter({
    id: 'carta',
    title: r.firstName === '' ? 'Uma carta para você' : `Uma carta para ${r.firstName}`,
    head: 'Carta',
    lead: kicker,
    quotes: [headline],
    sections: [{ heading: 'O que ficou', paragraphs: bodyOf(r, rest) }],
    lists: answers.length > 0 ? [{ title: 'O que fizemos com isso', items: answers }] : [],
    figures:
      details.length > 0
        ? [
            {
              kind: 'seen',
              details: details.map(({ place, caption }) => ({ place, caption })),
              caption: SEEN[lookedBy(r)],
            },
          ]
        : [],
    ...(by
      ? {
          signature: {
            name: capital(by.by),
            words: `conferiu a forma do seu rosto na sua foto, em ${longDate(by.at)}`,
          },
        }
      : {}),
  })
}

type Opening = { readonly kicker: string; readonly headline: string; readonly rest: string }

/** Their own sentence, else what is seen, else their answers. */
function openingOf(r: Reading, details: readonly SeenDetail[]): Opening {
  const to = (words: string) => (r.firstName === '' ? capital(words) : `${r.firstName}, ${words}`)
  const quote = quoteNote(r.brief.form.observations)
  if (quote !== '') {
    const [headline, rest] = openingOfNote(quote)
    return { kicker: to('você escreveu:'), headline: `“${headline}”`, rest }
  }
  const seen = details.slice(0, 2).map(({ name }) => name)
  // Too little for a sentence.
  const [only] = seen
  const named = seen.length === 1 && only ? [only, `o rosto ${SHAPE_NAMES[r.shape].adjective}`] : seen
  return named.length > 0
    ? { kicker: to('o que se vê primeiro:'), headline: `${capital(list(named))}.`, rest: '' }
    : {
        kicker: to('você nos contou:'),
        headline: `Um rosto ${SHAPE_NAMES[r.shape].adjective} e a vontade de ${WISH[r.brief.form.objective]}.`,
        rest: '',
      }
}

function bodyOf(r: Reading, rest: string): string[] {
  const { form } = r.brief
  const { observations } = form
  const isPrintable = quoteNote(observations) !== ''
  return [
    ...(rest === '' ? [] : [`Você escreveu ainda: “${rest}”`]),
    ...(!isPrintable && !isBlankNote(observations)
      ? [
          'No campo livre você deixou um recado em sinais que estas páginas não imprimem; ele continua guardado no seu pedido.',
        ]
      : []),
    ...answerNote(r),
    say(
      r.choose('letter.shape', [SHAPE_PORTRAITS[r.shape].letter, ...FURTHER_OF_SHAPE[r.shape].letter]),
      r.hasSecond && SECOND(r),
    ),
    say(OBJECTIVE_LETTER[form.objective], STYLE_LETTER[form.style]),
    say(
      `O corte por onde começar é “${lower(r.cuts[r.cuts.recommended].cut.name)}”.`,
      r.texture && isMeasured(r) && TEXTURE_LETTER[r.texture],
    ),
    INTENTION_LETTER[r.intention.id],
    'Leia devagar. Se uma página não parecer com você, diga; nós a refazemos.',
  ]
}

/** How their first point changed the report. Where only a person may answer, it says that someone read the note. */
function answerNote(r: Reading): string[] {
  const { observations } = r.brief.form
  if (isBlankNote(observations)) return []
  const answer = answerOf(r)
  if (sensitiveWords(observations).length > 0) return [answer === null ? READ_BY_PERSON : say(answer, READ_TOO)]
  return [
    answer ??
      'Nenhuma regra daqui trata disso: se o recado pede uma mudança que você não encontrar nas páginas, escreva para nós.',
  ]
}

const READ_BY_PERSON =
  'Um recado assim não se responde por regra: uma pessoa da equipe o leu antes de este caderno sair.'
const READ_TOO = 'E o recado inteiro, uma pessoa da equipe o leu antes de este caderno sair.'

function answerOf(r: Reading): string | null {
  const themes = heard(r)
  const [first] = themes
  if (r.isTopBare && themes.includes('entradas'))
    return `Então o alto fica como é: os três caminhos partem dele, e nenhum o disfarça.${themes.includes('barba-querida') ? ' A barba também fica.' : ''}`
  return first ? answerTo(r, first) : isCovered(r) ? COVERED_ANSWER : null
}

const isCovered = ({ evidence }: Reading): boolean => evidence.hairline === 'covered'
const COVERED_ANSWER =
  'Então o tecido fica onde está: o rosto é lido com ele, e o corte é para quando você o tira, se e onde quiser.'

/** Weightiest first, limited to this report's subjects. */
const heard = (r: Reading): Theme[] =>
  themesOfDye(r.themes)
    .filter((theme) => !OF_BEARD.includes(theme) || (wearsBeard(r) && r.beard !== 'Sem barba'))
    .filter((theme) => !(r.isTopBare && OF_HAIR_ON_TOP.includes(theme)))
    .sort((a, b) => WEIGHT.indexOf(a) - WEIGHT.indexOf(b))

const OF_BEARD: readonly Theme[] = ['barba-falhada', 'barba-querida']

const MOST_ANSWERS = 4

/** Instead of a theme's own page, in order. */
const ANSWERING: readonly ChapterId[] = [
  'cabelo',
  'cabelo-agora',
  'cabelo-proxima',
  'cabelo-ousado',
  'textura',
  'barba',
  'oculos',
  'cor-do-cabelo',
  'roupa',
  'cuidados',
  'cartao',
]

/** Links the theme's own page, else the first that shows the answer. */
function shownAnswer(r: Reading, theme: Theme, written: readonly Chapter[]): Reasoned {
  const { what, why, chapter: own } = doneAbout(theme)
  // Hairlines are on the recommended cut's page.
  const first = theme === 'entradas' ? CUT_CHAPTERS[r.cuts.recommended] : own
  const ids = first === undefined ? ANSWERING : [first, ...ANSWERING]
  const page = ids
    .flatMap((id) => written.find((one) => one.id === id) ?? [])
    .find((one) => isShownIn(theme, chapterTexts(one)))
  return { what, why: SHORT_DONE[theme]?.[hairReachOf(r)] ?? why, ...(page ? { chapter: page.id } : {}) }
}

/** Short hair needs no tie, shaved hair no drying either. */
const SHORT_DONE: Readonly<Partial<Record<Theme, Readonly<Partial<Record<Reach, string>>>>>> = {
  esporte: {
    rente: 'O corte indicado não pede elástico nem secador.',
    curto: 'Cortes que secam depressa subiram na lista.',
  },
}
const SHORT_ANSWER: Readonly<Partial<Record<Theme, Readonly<Partial<Record<Reach, string>>>>>> = {
  esporte: {
    rente: 'Então o corte precisa suar com você: rente, ele não pede elástico nem secador.',
    curto: 'Então o corte precisa suar com você: subiram na lista os que secam depressa.',
  },
  calor: { curto: 'Então o calor pesou: subiram na lista os cortes que pedem poucos minutos.' },
}
const answerTo = (r: Reading, theme: Theme): string => SHORT_ANSWER[theme]?.[hairReachOf(r)] ?? ANSWER[theme]

/** A new job in a named month, with the cut before it. */
function beforeMonth(r: Reading): Reasoned[] {
  const month = monthNamed(r.brief.form.observations)
  const { start, salon, eventCut } = agendaOf(r)
  const last = eventCut ?? salon
  const [from, cut] = [readDate(start), readDate(last)]
  if (month === null || !r.themes.includes('trabalho-formal') || !from || !cut) return []
  const away = (month + 12 - (from.month - 1)) % 12
  const isBefore = (cut.month + 12 - from.month) % 12 < away
  return isBefore
    ? [
        {
          what: `Em ${MONTHS[month]}`,
          why: `${eventCut === null ? 'O corte cai antes' : 'O último corte antes cai'} por volta de ${dayAndMonth(last)}.`,
          chapter: eventCut === null ? 'plano' : 'cuidados',
        },
      ]
    : []
}

/** For each point written, then each option ticked, up to the limit. */
function answersTo(r: Reading, written: readonly Chapter[]): Reasoned[] {
  const { maintenanceLevel, objective } = r.brief.form
  const ticked: Reasoned[] = [
    ...(maintenanceLevel ? [MAINTENANCE[maintenanceLevel]] : []),
    ...(r.colours.length > 0
      ? [
          {
            what: 'As cores de que você gosta',
            why: `${capital(list(favouriteNames(r)))}: o tom e a distância do rosto.`,
            chapter: 'cores-preferidas',
          } as const,
        ]
      : []),
    beginsWithTop(r) ? DONE_ON_TOP : isFirstByLength(r) ? DONE_BY_LENGTH : OBJECTIVE_DONE[objective],
  ]
  return [
    ...(isCovered(r) ? [COVERED_DONE] : []),
    ...heard(r).map((theme) => {
      if (theme === 'entradas' && r.isTopBare) return BARE_DONE
      const answer = shownAnswer(r, theme, written)
      // As other pages name it: a shape may shorten its sides.
      return theme === 'barba-querida' && keepsBeard(r)
        ? { ...answer, why: `Fica: ${lower(beardFor(r).picks[0].what)}.` }
        : answer
    }),
    ...beforeMonth(r),
    ...ticked,
  ].slice(0, MOST_ANSWERS)
}

const favouriteNames = (r: Reading) => adviseColours(r.brief.colour, r.colours).preferences.map(({ name }) => name)

const COVERED_DONE: Reasoned = {
  what: 'O que cobre o cabelo',
  why: 'Fica: o rosto é lido com ele, e a cor dele tem uma página.',
  chapter: 'cor-do-cabelo',
}

const BARE_DONE: Reasoned = {
  what: 'O alto sem fios',
  why: 'Os três caminhos partem dele, e nenhum o esconde.',
  chapter: 'cabelo',
}

const OF_HAIR_ON_TOP: readonly Theme[] = [
  'franja-nao',
  'nao-cortar',
  'cachos-naturais',
  'cabelo-preso',
  'transicao',
  'pouco-tempo',
  'calor',
  'esporte',
  'recomeco',
  'seca-sozinho',
]

const WEIGHT: readonly Theme[] = [
  'recomeco',
  'nao-pintar',
  'transicao',
  'queda',
  'entradas',
  'fios-brancos',
  'nao-cortar',
  'franja-nao',
  'cachos-naturais',
  'casamento',
  'pouco-tempo',
  'cabelo-preso',
  'oculos',
  'barba-falhada',
  'barba-querida',
  'seca-sozinho',
  'trabalho-formal',
  'esporte',
  'calor',
  'pele-sensivel',
]

const ANSWER: Readonly<Record<Theme, string>> = {
  'nao-pintar':
    'Então ninguém vai pintar. Dos três cortes às cores perto do rosto, tudo parte do cabelo como ele nasce.',
  transicao: 'Então a transição fica no seu tempo: nenhuma página a apressa, e o salão é avisado das duas texturas.',
  queda: 'Então nada aqui puxa a raiz nem pede volume que o fio não tem.',
  entradas: 'Então a frente não vira disfarce: os cortes trabalham com o cabelo que existe.',
  'fios-brancos': 'Então os brancos entram na conversa pela porta da frente, na página da cor e no cartão do salão.',
  'nao-cortar': 'Então o comprimento fica: os cortes que escolhemos trabalham dentro dele.',
  'franja-nao': 'Então não há franja: a testa fica livre nos três cortes, e a conversa acontece nas laterais.',
  'cachos-naturais': 'Então o cabelo fica natural: subiram na lista os cortes que vivem dele, sem aparelho.',
  casamento: 'Então o caderno olha para a festa: roupa, gola e calendário a levam em conta.',
  'pouco-tempo':
    'Então tempo é medida, como qualquer outra: cada corte traz os minutos de manhã, e os demorados perderam lugar.',
  'cabelo-preso': 'Então o corte é pensado preso também: o que importa são as mechas que escapam na frente.',
  oculos: 'Então nenhuma página esquece os óculos: franja, sobrancelha e a lateral do corte abrem espaço para eles.',
  recomeco:
    'Então o caderno anda no passo do cabelo que volta: cortes que puxam a raiz perderam lugar, e toda espera conta de hoje. De tinta, alisamento ou qualquer química, fale antes com quem cuida do seu tratamento.',
  'seca-sozinho': 'Então o secador saiu: o corte seca ao ar, e os que pedem muitos minutos de manhã perderam lugar.',
  'barba-querida': 'Então a barba fica, e a página dela parte do que você já usa.',
  'barba-falhada': 'Então a barba é desenhada com o que cresce, e não com o que falta.',
  'trabalho-formal': 'Então o ambiente entra na escolha: a ousadia, onde há, fica num detalhe que o escritório aceita.',
  esporte: 'Então o corte precisa suar com você: subiram na lista os que se prendem ou secam depressa.',
  calor: 'Então o calor pesou: subiram na lista os cortes que se prendem ou pedem poucos minutos.',
  'pele-sensivel': 'Então a sua pele vem antes de qualquer cor.',
}

const MAINTENANCE: Readonly<Record<NonNullable<FormAnswers['maintenanceLevel']>, Reasoned>> = {
  Baixa: {
    what: 'Pouca manutenção',
    why: 'O calendário usa o intervalo mais longo de cada coisa.',
    chapter: 'cuidados',
  },
  Média: { what: 'Manutenção média', why: 'O calendário fica no meio da faixa.', chapter: 'cuidados' },
  Alta: { what: 'Manutenção alta', why: 'O calendário usa o intervalo mais curto de cada coisa.', chapter: 'cuidados' },
}

/** Because of clipped sides. */
const beginsWithTop = (r: Reading): boolean =>
  r.cuts.recommended === 'now' && waitsForSides(r.cuts.now.cut, presentHair(r.cutBrief))
const DONE_ON_TOP: Reasoned = {
  what: 'Os lados de hoje',
  why: 'O corte indicado começa pelo alto; os lados crescem até ele.',
  chapter: 'cabelo-agora',
}

/** For lack of length. */
const isFirstByLength = (r: Reading): boolean =>
  r.cuts.recommended === 'now' && !HAS_NO_PATH.includes(r.brief.form.objective)
/** They mean the first path already, or none. */
const HAS_NO_PATH: readonly FormAnswers['objective'][] = ['Melhoria sutil', 'Renovação visual']
const DONE_BY_LENGTH: Reasoned = {
  what: 'O comprimento de agora',
  why: 'O corte indicado cabe nele; os outros dois dizem quanto esperar.',
  chapter: 'cabelo-agora',
}

const OBJECTIVE_DONE: Readonly<Record<FormAnswers['objective'], Reasoned>> = {
  'Mudança radical': {
    what: 'Mudança radical',
    why: 'O corte indicado é o mais ousado dos três.',
    chapter: 'cabelo-ousado',
  },
  'Melhoria sutil': {
    what: 'Melhoria sutil',
    why: 'O corte indicado cabe no comprimento de agora.',
    chapter: 'cabelo-agora',
  },
  'Encontrar meu estilo': {
    what: 'Um estilo seu',
    why: 'O corte indicado é o do meio: nem o mais discreto, nem o da coragem.',
    chapter: 'cabelo-proxima',
  },
  'Renovação visual': { what: 'Renovação', why: 'As mudanças vêm em ordem, uma por semana.', chapter: 'plano' },
}

type Looker = 'equipe' | 'pessoa'

/** A team member or the person. */
function lookedBy({ brief }: Reading): Looker {
  const observations = Object.values(brief.observed ?? {})
  return brief.confirmation || brief.marking?.by === 'visagista' || observations.some(({ by }) => by === 'visagista')
    ? 'equipe'
    : 'pessoa'
}
const SEEN: Readonly<Record<Looker, string>> = { equipe: 'O que vimos', pessoa: 'O que se vê' }

const SECOND = (r: Reading) =>
  r.choose('letter.second', [
    `Há também algo ${SHAPE_NAMES[r.second].of} em você, e levamos isso em conta.`,
    `O seu rosto toma emprestados traços ${SHAPE_NAMES[r.second].of}, e eles aparecem nas escolhas.`,
    `Ao lado dessa forma lemos uma segunda, com traços ${SHAPE_NAMES[r.second].of}.`,
  ])

const WISH: Readonly<Record<FormAnswers['objective'], string>> = {
  'Mudança radical': 'mudar de verdade',
  'Melhoria sutil': 'afinar o que já funciona',
  'Encontrar meu estilo': 'um estilo com assinatura',
  'Renovação visual': 'renovar, passo a passo',
}

const OBJECTIVE_LETTER: Readonly<Record<FormAnswers['objective'], string>> = {
  'Mudança radical':
    'Você pediu uma mudança grande. Fomos até a borda do que o seu rosto sustenta bem e paramos ali: mudar muito não é mudar de pessoa.',
  'Melhoria sutil': 'Você pediu pouco e bem feito. Cada conselho daqui vale por si, sem obrigar o seguinte.',
  'Encontrar meu estilo':
    'Você pediu um estilo que seja seu. Há três caminhos em ordem de coragem, e cada um diz o que pede antes de você decidir.',
  'Renovação visual':
    'Você pediu renovação. As mudanças vêm pela distância que cada uma percorre, para que não seja preciso trocar tudo no mesmo mês.',
}

const STYLE_LETTER: Readonly<Record<FormAnswers['style'], string>> = {
  Clássico: 'Do clássico veio a preferência pelo que continuará bonito numa fotografia daqui a dez anos.',
  Moderno: 'Do moderno vieram as linhas limpas, com poucas peças e boa proporção.',
  Despojado: 'Do despojado veio a régua: fica o que se sustenta com um espelho pequeno.',
  Elegante: 'Do elegante veio o cuidado com o acabamento, sem nada sobrando.',
  Ousado: 'Do ousado vieram o contraste e a assimetria, cada um com o seu motivo.',
}

/** A razor cut or bare skin has no length. */
const isMeasured = ({ cuts, isTopBare }: Reading): boolean =>
  !isTopBare && Object.values(cuts[cuts.recommended].cut.sizes).some((size) => size.includes('cm'))

const TEXTURE_LETTER: Readonly<Record<HairTexture, string>> = {
  liso: 'No liso, a linha aparece inteira: vale pedir que confiram o contorno com o cabelo seco.',
  ondulado: 'As medidas são do fio seco, porque a onda sobe.',
  cacheado: 'As medidas são do cacho seco: peça que cortem assim.',
  crespo: 'As medidas são do fio seco, já encolhido: peça que cortem assim.',
}

const INTENTION_LETTER: Readonly<Record<Intention, string>> = {
  autoridade:
    'O rosto dá uma linha; a sua intenção, a autoridade, acrescenta estrutura: retas, bases firmes, contraste.',
  criatividade:
    'O rosto dá uma linha; a sua intenção, a criatividade, entra como diagonal e como detalhe fora do lugar.',
  sofisticacao: 'O rosto dá uma linha; a sua intenção, a sofisticação, acrescenta vertical e silêncio.',
  leveza: 'O rosto dá uma linha; a sua intenção, a leveza, acrescenta curva, textura macia e ar.',
}
