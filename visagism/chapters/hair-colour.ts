import { wearsBeard } from '../care.ts'
import { chapter, type Chapter, type Reasoned, type Section } from '../chapter.ts'
import { adviseColours, type ColourAdvice } from '#visagism/colour/colours.ts'
import type { Family } from '#visagism/colour/seasons.ts'
import type { FormAnswers } from '../form.ts'
import { BARE_COLOUR } from '#visagism/hair/bare-top.ts'
import { HAIR_COLOUR_BASIS, HAIR_COLOUR_LEVEL, HAIR_COLOUR_TEXTS, LIGHT_BY_SHAPE } from '#visagism/hair/hair-colour.ts'
import { themesOfDye, type Theme } from '../observations.ts'
import type { ObservedValue } from '../observed.ts'
import { list, lower } from '../pt.ts'
import type { Reading } from '../reading.ts'
import { say } from '../voice.ts'

/** Hair colour as this person wears it: under a covering, with greys that stay, with greys and a choice, or without any. */
export function writeHairColour(r: Reading): Chapter {
  const advice = adviseColours(r.brief.colour, r.colours)
  const { covering } = r.brief.observed ?? {}
  if (covering && covering.value !== 'não') return writeCovered(r, covering.value, advice)
  if (r.isTopBare) return writeAround(r)
  if (hasGreys(r)) return r.themes.includes('nao-pintar') ? writeKept(r) : writeGreys(r, advice)
  return writeColour(r, advice)
}

const hasGreys = (r: Reading) => r.themes.includes('fios-brancos') || r.seen.includes('fios-brancos')

/** The weightiest of what they wrote of, without advice on dye for whoever wants none. */
const heard = (r: Reading): string[] => {
  const themes = themesOfDye(r.themes).filter(
    (theme) => !(r.themes.includes('nao-pintar') && ABOUT_DYE.includes(theme)),
  )
  return HEARD.flatMap((theme) => (themes.includes(theme) ? (THEMES[theme] ?? []) : [])).slice(0, 1)
}

function writeColour(r: Reading, { season }: ColourAdvice): Chapter {
  const text = HAIR_COLOUR_TEXTS[season?.family ?? 'none']
  const noDye = r.themes.includes('nao-pintar')
  return chapter({
    id: 'cor-do-cabelo',
    title: noDye ? 'A cor com que ele nasceu' : TITLES[season?.family ?? 'none'],
    head: 'Cor do cabelo',
    lead: noDye ? 'Você escreveu que não quer pintar. Sobra o que a cor natural tem de melhor: o brilho.' : text.lead,
    quotes: [text.quote],
    sections: [
      ...(noDye
        ? [{ heading: 'O brilho', paragraphs: [SHINE] }]
        : [{ heading: 'O tom', paragraphs: [...text.paragraphs, ...(season ? [season.hair] : [])] }]),
      ...(noDye
        ? []
        : [{ heading: 'Onde pôr a luz', paragraphs: [LIGHT_BY_SHAPE[r.shape], INTENTION[r.intention.id]] }]),
      {
        heading: 'Quanto isso custa em visitas',
        paragraphs: noDye
          ? [
              'Nenhuma: o fio que não se pinta não tem raiz para retocar, e a agenda do salão fica só com o corte.',
              ...heard(r),
            ]
          : [
              HAIR_COLOUR_LEVEL[r.brief.form.maintenanceLevel ?? 'none'],
              OBJECTIVE[r.brief.form.objective],
              ...heard(r),
            ],
      },
    ],
    lists: [{ title: 'Perguntas para levar ao salão', items: questions(r) }],
    avoid: noDye
      ? []
      : [text.avoid, { what: 'Descolorir e alisar no mesmo mês', why: 'o fio só aguenta uma decisão de cada vez' }],
    tables: noDye ? [] : [shadesTable(text.shades)],
    bases: [HAIR_COLOUR_BASIS],
  })
}

/** Little hair is left: its colour is that of the sides, the brows and the beard. */
const writeAround = (r: Reading): Chapter =>
  chapter({
    id: 'cor-do-cabelo',
    title: BARE_COLOUR.title,
    head: 'Cor do cabelo',
    lead: BARE_COLOUR.lead,
    quotes: [BARE_COLOUR.quote],
    sections: [
      {
        heading: BARE_COLOUR.heading,
        paragraphs: [BARE_COLOUR.kept, say(hasGreys(r) && BARE_COLOUR.white, BARE_COLOUR.intention[r.intention.id])],
      },
    ],
    lists: [{ title: 'O que faz as vezes da cor', items: BARE_COLOUR.items }],
    avoid: wearsBeard(r) ? [BARE_COLOUR.avoid] : [],
    bases: [HAIR_COLOUR_BASIS],
  })

/** They wrote that nobody dyes: the page is about white hair that stays. */
function writeKept(r: Reading): Chapter {
  const share = r.brief.observed?.greys?.value
  return chapter({
    id: 'cor-do-cabelo',
    title: 'O branco fica, e manda na luz',
    head: 'Cor do cabelo',
    lead: say('Você escreveu que não quer pintar, e isso decide a página.', share && SHARE[share]),
    quotes: ['Branco bem cuidado é cor, não é falta dela.'],
    sections: [
      {
        heading: 'O que o branco faz',
        paragraphs: [
          'O branco devolve luz ao rosto o dia inteiro. Por isso o resto pode ter mais cor: gola, armação e boca ganham força ao lado dele, e o bege perto da pele some.',
          INTENTION_GREY[r.intention.id],
        ],
      },
      { heading: 'O amarelo', paragraphs: [YELLOW, SHINE] },
      growth(r),
      ...(heard(r).length > 0 ? [{ heading: 'O que você contou', paragraphs: heard(r) }] : []),
    ],
    lists: [
      {
        title: 'Um mês de cuidado',
        items: [
          { what: 'Xampu suave, sempre que lavar', why: 'o forte resseca o fio branco, que já tem menos óleo' },
          { what: 'Matizador, uma lavagem no mês', why: 'tira o amarelado; mais que isso, acinzenta' },
          { what: 'Filtro solar para o cabelo', why: 'é o sol que amarela primeiro' },
        ],
      },
    ],
    avoid: [{ what: 'Matizador escuro “para disfarçar”', why: 'mancha o que é branco e pinta sem dizer' }],
    bases: [HAIR_COLOUR_BASIS],
  })
}

/** Greys, and nothing decided: three answers with what each asks. */
function writeGreys(r: Reading, { season }: ColourAdvice): Chapter {
  const text = HAIR_COLOUR_TEXTS[season?.family ?? 'none']
  const share = r.brief.observed?.greys?.value
  return chapter({
    id: 'cor-do-cabelo',
    title: 'Brancos: três respostas, todas boas',
    head: 'Cor do cabelo',
    lead: say(
      share && SHARE[share],
      'Manter, misturar ou cobrir: o que muda de uma para outra é a agenda, não o rosto.',
    ),
    quotes: [text.quote],
    sections: [
      {
        heading: 'Qual delas hoje',
        paragraphs: [
          share ? ANSWER_BY_SHARE[share] : ANY_SHARE,
          HAIR_COLOUR_LEVEL[r.brief.form.maintenanceLevel ?? 'none'],
        ],
      },
      growth(r),
      { heading: 'Onde pôr a luz', paragraphs: [LIGHT_BY_SHAPE[r.shape], INTENTION[r.intention.id]] },
      ...(heard(r).length > 0 ? [{ heading: 'O que você contou', paragraphs: heard(r) }] : []),
    ],
    lists: [
      {
        title: 'As três respostas',
        items: [
          { what: 'Manter', why: 'um matizador por mês tira o amarelado; nenhuma visita a mais' },
          {
            what: 'Misturar',
            why: 'mechas finas no tom do seu fio, a cada três a cinco meses, e a raiz não se denuncia',
          },
          { what: 'Cobrir', why: 'cor inteira, com raiz a cada quatro a seis semanas' },
        ],
      },
    ],
    avoid: [text.avoid],
    tables: [shadesTable(text.shades)],
    bases: [HAIR_COLOUR_BASIS],
  })
}

/** Hair that is covered: the cloth has the part of its colour, and the hair under it is cared for. */
function writeCovered(
  r: Reading,
  covering: ObservedValue<'covering'>,
  { season, best, neutrals, preferences }: ColourAdvice,
): Chapter {
  const cloth = covering === 'véu' ? 'véu' : covering === 'turbante' ? 'turbante' : 'tecido'
  // Without a season, what they like comes first: it lies nearer the face than any collar.
  const liked = preferences.flatMap(({ shades: [first] }) => first ?? [])
  const shades = season ? best.slice(0, 4) : [...liked, ...neutrals].slice(0, 4)
  return chapter({
    id: 'cor-do-cabelo',
    title: `O ${cloth} é a cor junto do rosto`,
    head: 'Cor do cabelo',
    lead: `Com o cabelo coberto, é o ${cloth} que faz o papel da cor: fica mais perto da pele que qualquer gola.`,
    quotes: ['O que emoldura o rosto também o ilumina.'],
    sections: [
      {
        heading: 'A cor do tecido',
        paragraphs: [
          season
            ? `Da sua estação, comece por ${list(shades.slice(0, 3).map(({ name }) => lower(name)))}: perto da pele, elas trabalham o dia inteiro.`
            : 'Prove duas cores de cada vez, de frente para a janela, e fique com a que deixa a pele mais uniforme; a outra serve para a roupa.',
          INTENTION_CLOTH[r.intention.id],
        ],
      },
      {
        heading: 'O caimento',
        paragraphs: [
          'Fosco absorve a luz e acalma; acetinado a devolve e chama o olhar. Para o dia, um dos dois; para a festa, o outro.',
        ],
      },
      {
        heading: 'O fio, embaixo',
        paragraphs: [
          'Só cubra o cabelo seco: a umidade presa enfraquece a raiz. Uma touca de cetim entre o fio e o tecido evita a quebra das pontas e da linha da testa.',
          ...heard(r),
        ],
      },
    ],
    lists: [
      {
        title: 'Em casa, e com quem cuida do seu cabelo',
        items: [
          { what: 'Mudar o ponto em que prende', why: 'a raiz descansa, e a risca não abre' },
          { what: 'Corte de pontas, no seu ritmo', why: 'fio preso todo dia abre primeiro nas pontas' },
          { what: 'Cor, se quiser, para você', why: 'quem cobre o cabelo não deve explicação do que faz com ele' },
        ],
      },
    ],
    tables: [
      {
        title: 'Tons para o tecido',
        columns: ['Tom', 'Código', 'Quando'],
        rows: shades.map(({ name, hex }, index) => [name, hex, WHEN[index % WHEN.length] ?? '']),
      },
    ],
    bases: [HAIR_COLOUR_BASIS],
  })
}

const WHEN = ['todo dia', 'trabalho', 'visita', 'festa'] as const

const shadesTable = (shades: readonly (readonly [string, string, string])[]) => ({
  title: 'Tons para mostrar',
  columns: ['Tom', 'Código', 'Onde'],
  rows: shades,
  note: 'Os códigos são aproximações de tela; compare com a cartela do salão.',
})

const questions = (r: Reading): Reasoned[] => [
  {
    what: r.choose('hc.q1', ['Quantas visitas até chegar lá?', 'Em quantas etapas se faz isso sem machucar o fio?']),
    why: 'a resposta revela se o plano é sério',
  },
  {
    what: r.choose('hc.q2', ['Como ela fica em três meses?', 'O que acontece se eu não voltar?']),
    why: 'toda cor tem um depois',
  },
  {
    what: r.choose('hc.q3', ['O que eu faço em casa?', 'Que xampu mantém esse tom?']),
    why: 'sem resposta clara, espere',
  },
]

const CM_A_MONTH = 1.25
/** Rough lengths from the root, centimetres (M). */
const LENGTH_CM: Readonly<Record<NonNullable<FormAnswers['hairLength']>, number>> = {
  'Muito curto': 6,
  Curto: 12,
  Médio: 25,
  Longo: 40,
  'Muito longo': 60,
}

/** How long a line between dye and growth lasts at this person's length. */
function growth(r: Reading): Section {
  const { hairLength } = r.brief.form
  const months = hairLength ? Math.round(LENGTH_CM[hairLength] / CM_A_MONTH) : null
  return {
    heading: 'A linha do crescimento',
    paragraphs: [
      months && hairLength
        ? `Onde há tinta nas pontas, a linha desce pouco mais de um centímetro por mês: num cabelo ${lower(hairLength)}, cerca de ${months} meses até sair inteira. Cada corte encurta essa conta.`
        : 'Onde há tinta nas pontas, a linha desce pouco mais de um centímetro por mês. Cada corte encurta essa conta.',
    ],
  }
}

const TITLES: Readonly<Record<Family | 'none', string>> = {
  primavera: 'Mel no fio, luz no rosto',
  verao: 'Areia fria no fio',
  outono: 'Terra e brasa no fio',
  inverno: 'Fio escuro, brilho de vidro',
  none: 'A cor natural, meio tom de cada vez',
}

const SHARE: Readonly<Record<ObservedValue<'greys'>, string>> = {
  nenhum: '',
  alguns: 'Há alguns brancos entre os fios.',
  metade: 'Metade dos fios já é branca.',
  'quase todos': 'Quase todos os fios já são brancos.',
}
const ANY_SHARE = 'A do meio é a que menos obriga: dá tempo de descobrir se você gosta deles antes de decidir.'
const ANSWER_BY_SHARE: Readonly<Record<ObservedValue<'greys'>, string>> = {
  nenhum: ANY_SHARE,
  alguns:
    'Com poucos, manter é o que menos se nota, e cobrir é o que mais prende: a raiz de poucos fios também pede visita.',
  metade: 'Com metade, misturar é o caminho curto: o branco já faz de mecha, e basta acertar o tom do que falta.',
  'quase todos': 'Com quase todos, manter é o que dá mais luz e menos trabalho; cobrir pede raiz todo mês.',
}
const YELLOW =
  'Sol, cloro e alguns cremes amarelam o fio branco. O matizador, que é violeta, apaga o amarelo: uma lavagem em quatro costuma bastar.'
const SHINE = 'Um banho de brilho transparente não muda o tom e devolve o que o sol levou; sai em poucas lavagens.'

const INTENTION_GREY: Readonly<Record<Reading['intention']['id'], string>> = {
  autoridade: 'Para a autoridade, o branco já fez metade: corte de linha firme e nada que o amarele.',
  criatividade: 'Para a criatividade, ponha ao lado dele uma cor que ninguém espera: na armação, no lenço, na boca.',
  sofisticacao: 'Para a sofisticação, brilho e corte exato: o branco opaco é que envelhece a roupa.',
  leveza: 'Para a leveza, deixe-o se mover: branco solto parece luz, branco armado parece peruca.',
}
const INTENTION_CLOTH: Readonly<Record<Reading['intention']['id'], string>> = {
  autoridade: 'Para a autoridade, uma cor só, lisa e mais escura que a roupa.',
  criatividade: 'Para a criatividade, a estampa vai no tecido e a roupa fica lisa.',
  sofisticacao: 'Para a sofisticação, tom sobre tom com a roupa, e nenhum alfinete à vista.',
  leveza: 'Para a leveza, uma cor clara e um nó que se mova.',
}
const INTENTION: Readonly<Record<Reading['intention']['id'], string>> = {
  autoridade: 'Para a autoridade, cor única e brilho; mechas largas dispersam.',
  criatividade: 'Para a criatividade, uma mecha ou um fundo inesperado vale mais que a cabeça inteira.',
  sofisticacao: 'Para a sofisticação, reflexos que só aparecem ao sol.',
  leveza: 'Para a leveza, pontas mais claras que a raiz, como quem volta da praia.',
}
const OBJECTIVE: Readonly<Record<Reading['brief']['form']['objective'], string>> = {
  'Mudança radical':
    'Se a mudança radical que você quer passar pela cor, corte primeiro: cor nova em corte velho parece peruca.',
  'Melhoria sutil': 'Para uma melhoria sutil, meio tom e um gloss já se notam sem se explicar.',
  'Encontrar meu estilo':
    'Para encontrar seu estilo, use tonalizante, que sai em vinte lavagens, antes de qualquer tinta.',
  'Renovação visual': 'Na renovação, deixe a cor para a segunda visita, quando o corte já estiver vivido.',
}
const HEARD: readonly Theme[] = ['pele-sensivel', 'queda', 'cachos-naturais', 'calor', 'pouco-tempo']
const ABOUT_DYE: readonly Theme[] = ['queda', 'pouco-tempo', 'cachos-naturais']
const THEMES: Readonly<Partial<Record<Theme, string>>> = {
  'pele-sensivel':
    'Com pele sensível ou alergia, diga antes a que reage e peça o teste de mecha atrás da orelha 48 horas antes, sempre, mesmo com produto conhecido.',
  queda: 'Com fios finos ou queda, prefira cor sem amônia e nunca descoloração total.',
  'pouco-tempo': 'Quem tem pouco tempo deve fugir de raiz marcada: ela cobra em hora marcada.',
  'cachos-naturais': 'No fio natural, clareie em mechas largas e poucas, para que o cacho não mude de forma.',
  calor: 'Sol, mar e cloro desbotam; um leave-in com filtro protege também a cor.',
}
