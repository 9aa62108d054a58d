import type { FactKey } from '../facts/facts.ts'
import type { Reach } from '../hair/reach.ts'
import type { HairTexture } from '../knowledge/axes.ts'
import type { FormAnswers } from '../knowledge/form.ts'
import type { Intention } from '../knowledge/intention.ts'
import type { Reasoned } from '../knowledge/reasoned.ts'

/** Only where nothing is asked or wished for: no answer is owed in its place. */
export const READ_BY_PERSON =
  'Um recado assim não se responde por regra: uma pessoa da equipe leu o seu antes de este guia sair.'

/** Of no illness, nor asked. */
export const READ_ALONE = 'Uma pessoa da equipe leu o seu recado antes de este guia sair.'

export const READ_TOO = 'E uma pessoa da equipe leu o recado inteiro antes de este guia sair.'

export const COVERED_ANSWER =
  'Então o tecido fica onde está: o rosto é lido com ele, e o corte é para quando você o tira, se e onde quiser.'

/** Of somebody whose hair is not spoken of. */
export const CLOTH_ANSWER =
  'Então o tecido fica onde está: o rosto é lido com ele, e as páginas partem da moldura que você escolheu.'

export const CLOTH_DONE = 'Fica em todos os desenhos, e nenhuma página pede que saia.'

/** Of the hair, and not so of today's or not together with the rest. */
export const QUESTIONED =
  'Não se encaixa no cabelo que se vê hoje, ou no resto do que você disse: uma pessoa leu isto antes de o guia sair, e os três caminhos não contam com ele.'

export const DONE_TITLE = 'O que fizemos com isso'
export const ALSO_TITLE = 'Você também contou'
export const REQUESTED_TITLE = 'Você pediu'
export const ASKED_TITLE = 'Você perguntou'

type ByReach = Readonly<Partial<Record<FactKey, Readonly<Partial<Record<Reach, string>>>>>>

/** Short hair needs no tie, shaved hair no drying either. */
export const BY_REACH: ByReach = {
  sport: {
    rente: 'O corte indicado não pede elástico nem secador.',
    curto: 'Cortes que secam depressa subiram na lista.',
  },
  'hot-place': { rente: 'Rente, o corte não guarda calor.', curto: 'Cortes de poucos minutos subiram na lista.' },
}

/** What a person read, and what the pages do beside. */
export const DONE: Readonly<Partial<Record<FactKey, string>>> = {
  hairpiece: 'O cartão do salão fala dela, e uma pessoa leu o recado antes.',
  'bald-patches': 'Nos três cortes o fio passa por cima, e o cartão pede discrição.',
  'hair-loss': 'Nenhum dos três cortes puxa a raiz, e uma pessoa leu o recado antes.',
  'hair-regrows': 'Nenhum dos três cortes puxa a raiz, e toda espera conta de hoje.',
  'in-treatment': 'No cartão do salão: química, só com a liberação de quem trata você.',
  pregnant: 'O cartão do salão diz, antes de qualquer química.',
  'skin-condition': 'Quem for tocar na sua pele lê isso no cartão, antes de começar.',
  scar: 'O cartão do salão diz, para que ninguém pergunte.',
  access: 'Quem corta lê isso no cartão, antes de começar.',
  faith: 'Uma pessoa da equipe leu isso antes de o guia sair.',
  allergy: 'Em destaque no cartão do salão, e lida por uma pessoa antes de o guia sair.',
  'wears-it-tied': 'Cortes que se prendem subiram na lista.',
  'hot-place': 'Cortes que se prendem ou secam depressa subiram na lista.',
  sport: 'Cortes que se prendem ou secam depressa subiram na lista.',
  'no-dye': 'Ela ficou fora do calendário e do que se pede no salão.',
  'wants-short': 'Há um caminho curto entre os três.',
  'wants-shorter': 'Há um caminho mais curto entre os três.',
  'wants-shaved': 'Há um caminho raspado entre os três.',
  'wants-shaved-sides': 'Há um caminho assim entre os três.',
  'wants-braids': 'Há um caminho trançado entre os três.',
}

export const TOO_NEAR_LETTER = 'Não dá mais tempo de um corte assentar: vá com o seu, bem arrumado.'
export const NO_DAY = 'Falta o dia: com ele, o plano conta dele para trás.'

export const COVERED_DONE: Reasoned = {
  what: 'O que você usa na cabeça',
  why: 'Fica: o rosto é lido com ele, e a cor dele tem uma página.',
  chapter: 'cor-do-cabelo',
}

export const BARE_DONE: Reasoned = {
  what: 'O alto sem fios',
  why: 'Os três caminhos partem dele, e nenhum o esconde.',
  chapter: 'cabelo',
}

const NO_DYE = 'Então ninguém vai pintar. Dos três cortes às cores perto do rosto, tudo parte do cabelo como ele nasce.'
const KEPT_LENGTH = 'Então o comprimento fica: os cortes que escolhemos trabalham dentro dele.'
const NATURAL = 'Então o cabelo fica natural: subiram na lista os cortes que vivem dele, sem aparelho.'
const GREYS = 'Então os brancos entram na conversa pela porta da frente, na página da cor e no cartão do salão.'
const REGROWING =
  'Então o guia anda no passo do cabelo que volta: nenhum corte daqui puxa a raiz, e toda espera conta de hoje. De tinta, alisamento ou qualquer química, fale antes com quem cuida do seu tratamento.'
/** Of a treatment that has not begun. */
export const BEFORE_TREATMENT =
  'Então o guia conta com o tratamento que vem: nenhum dos cortes puxa a raiz. De tinta, alisamento ou qualquer química, fale antes com quem cuida dele.'
const AT_WORK = 'Então o ambiente entra na escolha: a ousadia, onde há, fica num detalhe que o seu trabalho aceita.'
const BY_RULE = 'Então a regra do trabalho vem antes: só cortes que ela aceita, e a ousadia, onde há, fica num detalhe.'
const AIR_DRIED = 'Então o secador saiu: o corte seca ao ar, e os que pedem muitos minutos de manhã ficaram para trás.'

/** To the weightiest that has one. */
export const LETTER_ANSWER: Readonly<Partial<Record<FactKey, string>>> = {
  'no-dye': NO_DYE,
  'greys-stay': NO_DYE,
  'in-transition':
    'Então a transição fica no seu tempo: nenhuma página a apressa, e o salão é avisado das duas texturas.',
  'bald-patches': 'Então os três caminhos deixam fio bastante dos lados e na nuca, e nenhum abre o que você cobre.',
  'hair-loss': 'Então nada aqui puxa a raiz nem pede volume que o fio não tem.',
  thinning: 'Então a frente não vira disfarce: os cortes trabalham com o cabelo que existe.',
  greys: GREYS,
  'greys-bother': GREYS,
  'no-cut': KEPT_LENGTH,
  'trim-only': KEPT_LENGTH,
  'length-stays': KEPT_LENGTH,
  'growing-out': KEPT_LENGTH,
  'leaves-fringe': 'Então a franja cresce, e nenhum dos cortes a refaz: a página dela conta os meses, um por um.',
  'no-fringe': 'Então não há franja: a testa fica livre nos três cortes, e a conversa acontece nas laterais.',
  'texture-stays': NATURAL,
  'no-straightening': NATURAL,
  wedding: 'Então o guia olha para a festa: roupa, gola e calendário a levam em conta.',
  'little-time':
    'Então tempo é medida, como qualquer outra: cada corte traz os minutos de manhã, e os demorados ficaram para trás.',
  'wears-it-tied': 'Então o corte é pensado preso também: o que importa são as mechas que escapam na frente.',
  glasses: 'Então nenhuma página esquece os óculos: franja, sobrancelha e a lateral do corte abrem espaço para eles.',
  'hair-regrows': REGROWING,
  'in-treatment': REGROWING,
  'no-heat': AIR_DRIED,
  'slow-to-dry': AIR_DRIED,
  'beard-stays': 'Então a barba fica, e a página dela parte do que você já usa.',
  'beard-has-gaps': 'Então a barba é desenhada com o que cresce, e não com o que falta.',
  'formal-work': AT_WORK,
  'work-rule': BY_RULE,
  sport: 'Então o corte precisa suar com você: subiram na lista os que se prendem ou secam depressa.',
  'hot-place': 'Então o calor pesou: subiram na lista os cortes que se prendem ou pedem poucos minutos.',
  allergy: 'Então a sua pele vem antes de qualquer cor.',
  'skin-condition': 'Então a sua pele vem antes de qualquer cor.',
}

export const SHORT_ANSWER: ByReach = {
  sport: {
    rente: 'Então o corte precisa suar com você: rente, ele não pede elástico nem secador.',
    curto: 'Então o corte precisa suar com você: subiram na lista os que secam depressa.',
  },
  'hot-place': {
    rente: 'Então o calor pesou: rente, o corte não o guarda.',
    curto: 'Então o calor pesou: subiram na lista os cortes que pedem poucos minutos.',
  },
}

/** Of hair on top, and left unsaid where none grows. */
export const OF_HAIR_ON_TOP: readonly FactKey[] = [
  'no-fringe',
  'no-cut',
  'trim-only',
  'length-stays',
  'growing-out',
  'texture-stays',
  'no-straightening',
  'wears-it-tied',
  'in-transition',
  'little-time',
  'hot-place',
  'sport',
  'hair-regrows',
  'in-treatment',
  'no-heat',
  'slow-to-dry',
]

export const LETTER_MAINTENANCE: Readonly<Record<NonNullable<FormAnswers['maintenanceLevel']>, Reasoned>> = {
  Baixa: {
    what: 'Pouca manutenção',
    why: 'O calendário usa o intervalo mais longo de cada coisa.',
    chapter: 'cuidados',
  },
  Média: { what: 'Manutenção média', why: 'O calendário fica no meio da faixa.', chapter: 'cuidados' },
  Alta: { what: 'Manutenção alta', why: 'O calendário usa o intervalo mais curto de cada coisa.', chapter: 'cuidados' },
}

export const DONE_ON_TOP: Pick<Reasoned, 'what' | 'why'> = {
  what: 'Os lados de hoje',
  why: 'O corte indicado começa pelo alto; os lados crescem até ele.',
}

export const DONE_BY_LENGTH: Pick<Reasoned, 'what' | 'why'> = {
  what: 'O comprimento de agora',
  why: 'O caminho indicado cabe nele; os outros dois dizem quanto esperar.',
}

export const OBJECTIVE_DONE: Readonly<Record<FormAnswers['objective'], string>> = {
  'Mudança radical': 'Mudança radical',
  'Melhoria sutil': 'Melhoria sutil',
  'Encontrar meu estilo': 'Um estilo seu',
  'Renovação visual': 'Renovação',
}

/** By the place of the path that is recommended, and whether it keeps today's hair. */
export const PATH_DONE = {
  stays: 'O caminho indicado é ficar, com duas correções; os outros dois vão do perto ao longe.',
  now: 'O corte indicado é o mais perto de hoje dos três.',
  next: 'O corte indicado é o do meio: nem o mais perto de hoje, nem o mais longe.',
  bold: 'O corte indicado é o mais longe de hoje dos três.',
  /** Of a great change, whichever of the three it is. */
  great: 'O corte indicado se vê de longe.',
  notGreat: 'A página dos três caminhos diz até onde se vai, e por que não além.',
} as const

export type LetterLooker = 'equipe' | 'pessoa'

export const LETTER_SEEN: Readonly<Record<LetterLooker, string>> = { equipe: 'O que vimos', pessoa: 'O que se vê' }

export const LETTER_WISH: Readonly<Record<FormAnswers['objective'], string>> = {
  'Mudança radical': 'mudar de verdade',
  'Melhoria sutil': 'afinar o que já funciona',
  'Encontrar meu estilo': 'um estilo com assinatura',
  'Renovação visual': 'renovar, passo a passo',
}

export const OBJECTIVE_LETTER: Readonly<Record<FormAnswers['objective'], string>> = {
  'Mudança radical':
    'Você pediu uma mudança grande, e o caminho indicado se vê de longe. Ele para onde o seu rosto sustenta bem: mudar muito não é mudar de pessoa.',
  'Melhoria sutil': 'Você pediu pouco e bem feito. Cada conselho daqui vale por si, sem obrigar o seguinte.',
  'Encontrar meu estilo':
    'Você pediu um estilo que seja seu. Há três caminhos em ordem de coragem, e cada um diz o que pede antes de você decidir.',
  'Renovação visual':
    'Você pediu renovação. As mudanças vêm pela distância que cada uma percorre, para que não seja preciso trocar tudo no mesmo mês.',
}

export const STYLE_LETTER: Readonly<Record<FormAnswers['style'], string>> = {
  Clássico: 'Do clássico veio a preferência pelo que continuará bonito numa fotografia daqui a dez anos.',
  Moderno: 'Do moderno vieram as linhas limpas, com poucas peças e boa proporção.',
  Despojado: 'Do despojado veio o critério: fica o que se arruma num espelho pequeno.',
  Elegante: 'Do elegante veio o cuidado com o acabamento, sem nada sobrando.',
  Ousado: 'Do ousado vieram o contraste e a assimetria, cada um com o seu motivo.',
}

export const TEXTURE_LETTER: Readonly<Record<HairTexture, string>> = {
  liso: 'No liso, a linha aparece inteira: vale pedir que confiram o contorno com o cabelo seco.',
  ondulado: 'As medidas são do fio seco, porque a onda sobe.',
  cacheado: 'As medidas são do cacho seco: peça que cortem assim.',
  crespo: 'As medidas são do fio seco, já encolhido: peça que cortem assim.',
}

export const INTENTION_LETTER: Readonly<Record<Intention, string>> = {
  autoridade:
    'O rosto dá uma linha; a sua intenção, a autoridade, acrescenta estrutura: retas, bases firmes, contraste.',
  criatividade:
    'O rosto dá uma linha; a sua intenção, a criatividade, entra como diagonal e como detalhe fora do lugar.',
  sofisticacao: 'O rosto dá uma linha; a sua intenção, a sofisticação, acrescenta linhas compridas e silêncio.',
  leveza: 'O rosto dá uma linha; a sua intenção, a leveza, acrescenta curva, textura macia e ar.',
}
