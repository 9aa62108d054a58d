import type { FactKey } from '../facts/facts.ts'
import { plainOf } from '../facts/clause.ts'
import { ownClauses } from '../facts/own-words.ts'
import { keepsColour, keepsNatural, takesToner, TONER, wearsBeard } from '../reading/care.ts'
import { chapter, type Chapter, type Section } from './chapter.ts'
import type { Reasoned } from '../knowledge/reasoned.ts'
import { adviseColours, lightness, type ColourAdvice } from '#visagism/colour/colours.ts'
import { apart, isNearSkin } from '#visagism/colour/nearness.ts'
import type { Swatch } from '#visagism/colour/swatches.ts'
import { BARE_COLOUR } from '#visagism/hair/bare-top.ts'
import { type AroundWords, SHAVEN_COLOUR } from '#visagism/hair/shaved.ts'
import { monthsToReplace, takesLength, waitWords } from '#visagism/hair/growth.ts'
import { presentHair } from '#visagism/hair/hair.ts'
import {
  HAIR_COLOUR_BASIS,
  HAIR_COLOUR_LEVEL,
  hairColourText,
  LIGHT_BY_SHAPE,
  LIGHTEN_FIRST,
  needsLightening,
  ownShades,
  shadesOfGreys,
  shadesOn,
  SHORT_COLOUR_LEVEL,
  SHORT_LIGHT,
  SHORT_LIGHT_ASKED,
  COLOUR_UNASKED,
} from '#visagism/hair/hair-colour.ts'
import { bleachDays, wantsBleach, wasBurnt } from '../reading/bleach-wish.ts'
import { hairReachOf } from '#visagism/hair/reach.ts'
import { staysShaven } from '#visagism/hair/wishes.ts'
import { ASK_FIRST, growsBack } from '#visagism/hair/regrowth.ts'
import { themesOfDye, type Theme } from '../knowledge/observations.ts'
import type { ObservedValue } from '../observed/observed.ts'
import { toLch } from '../portrait/pen/colour.ts'
import { capital, list, lower, shortDate } from '../knowledge/pt.ts'
import type { Reading } from '../reading/reading.ts'
import { mattersOf, substancesOf } from '../facts/allergens.ts'
import { say } from '../knowledge/voice.ts'
import { besideFace, contrastOf } from './colours.ts'
import {
  WHITE_BESIDE,
  WHITE_ON_LIGHT,
  HAIR_COLOUR_DRAPE,
  TURBAN_DRAPE,
  LIKED_CLOTHS,
  HAIR_COLOUR_TITLES,
  HAIR_COLOUR_SHARE,
  ANY_SHARE,
  HAIR_COLOUR_SHINE,
  INTENTION_GREY,
  INTENTION_CLOTH,
  INTENTION_SHORT,
  HAIR_COLOUR_INTENTION,
  HAIR_COLOUR_OBJECTIVE,
  SHORT_NATURAL,
  BLEACH,
  COLOUR_WORN,
  RED_STAYS,
  LOCK_STAYS,
  HAIR_COLOUR_THEMES,
} from '../texts/hair-colour.ts'

/** Covered hair, greys that stay, undecided greys, or none. */
export function writeHairColour(r: Reading): Chapter {
  const advice = adviseColours(r.brief.colour, r.colours)
  const { covering } = r.brief.observed ?? {}
  if (covering && covering.value !== 'não') return writeCovered(r, covering.value, advice)
  if (r.isTopBare) return writeAround(r)
  if (growsBack(r)) return writeWaiting(r, 'grows')
  if (isAllergicToDye(r)) return writeWaiting(r, 'allergic')
  if (r.facts.has('pregnant')) return writeWaiting(r, 'pregnant')
  if (r.facts.has('breaking') && !r.themes.includes('nao-pintar')) return writeStaying(r, BREAKING)
  if (wantsBleach(r)) return writeBleach(r)
  if (r.facts.has('colour-stays') && !r.themes.includes('nao-pintar')) return writeStaying(r)
  if (staysShaven(r.cutBrief) && colourWish(r) !== 'asked') return writeAround(r, SHAVEN_COLOUR)
  if (keepsNatural(r)) return writeStaying(r, NATURAL)
  if (lovesLock(r)) return writeStaying(r, LOCK_STAYS)
  if (r.brief.observed?.hairColour?.value === 'ruivo' && !hasGreys(r) && colourWish(r) !== 'asked')
    return writeStaying(r, RED_STAYS)
  if (hasGreys(r)) return r.themes.includes('nao-pintar') ? writeKept(r) : writeGreys(r, advice)
  return writeColour(r, advice)
}

const isMostlyWhite = ({ brief: { observed: { hairColour, greys } = {} } }: Reading): boolean =>
  hairColour?.value === 'grisalho' ||
  hairColour?.value === 'branco' ||
  greys?.value === 'metade' ||
  greys?.value === 'quase todos'

const hasGreys = (r: Reading) => r.themes.includes('fios-brancos') || r.seen.includes('fios-brancos')

/** Weightiest first; no dye advice for people who want none. */
const heard = (r: Reading, isDyed = !r.themes.includes('nao-pintar')): string[] => {
  const themes = themesOfDye(r.themes).filter((theme) => isDyed || !ABOUT_DYE.includes(theme))
  return HEARD.flatMap((theme) => (themes.includes(theme) ? (hear(r, theme) ?? []) : [])).slice(0, 1)
}

/** Why a doctor answers before a colourist. */
const WAITING = {
  grows: {
    title: 'Por enquanto, a cor que volta',
    lead: ASK_FIRST,
    quote: 'O fio novo não tem pressa.',
    why: 'o fio e a pele ainda se refazem',
  },
  pregnant: {
    title: 'Por enquanto, a cor de hoje',
    lead: 'Na gravidez e na amamentação, quem libera tinta e química é a médica ou o médico que acompanha você; até lá, esta página não pede nenhuma.',
    quote: 'Cor sabe esperar.',
    why: 'a resposta é da equipe, e não do salão',
  },
  allergic: {
    title: 'A cor espera a resposta',
    lead: 'Com alergia a tinta, nenhuma fica de pé aqui, nem a da sobrancelha, até dermatologista ou alergista dizer o que é seguro para você.',
    quote: 'O corte muda o rosto sem tocar na pele.',
    why: 'a pele que já reagiu reage mais depressa',
  },
} as const

const isAllergicToDye = ({ facts, brief }: Reading): boolean =>
  mattersOf({ facts, note: brief.form.observations }).has('dye')

/** For people who may not dye until a doctor allows it. */
const writeWaiting = (r: Reading, reason: keyof typeof WAITING): Chapter =>
  chapter({
    id: 'cor-do-cabelo',
    title: WAITING[reason].title,
    head: 'Cor do cabelo',
    lead: WAITING[reason].lead,
    quotes: [WAITING[reason].quote],
    sections: [
      {
        heading: 'Até lá',
        paragraphs: [
          'A cor que emoldura o rosto agora está perto dele: a gola, o lenço e a armação fazem o que uma mecha faria, e mudam todo dia.',
          INTENTION_CLOTH[r.intention.id],
          // Who reacted once is asked for no trial on the skin.
          ...(reason === 'allergic' ? [] : heard(r, false)),
        ],
      },
    ],
    lists: [
      {
        title: 'Perguntas para a equipe que cuida de você',
        items: [
          { what: 'Quando posso usar tinta ou tonalizante?', why: 'a resposta é dela, e não do salão' },
          { what: 'Que produtos evitar no couro cabeludo por enquanto?', why: 'o que era bom antes pode arder agora' },
          { what: 'E quando puder, com que teste começar?', why: 'leve a resposta escrita a quem for pintar' },
        ],
      },
    ],
    avoid: [{ what: 'Tinta, descoloração ou alisamento sem essa resposta', why: WAITING[reason].why }],
    bases: [HAIR_COLOUR_BASIS],
  })

/** Names the substances. */
function hear(r: Reading, theme: Theme): string | undefined {
  const substances = substancesOf({ facts: r.facts, note: r.brief.form.observations })
  if (theme === 'cachos-naturais' && (r.texture === 'liso' || r.facts.has('straightened'))) return undefined
  if (theme === 'cachos-naturais' && hairReachOf(r) !== 'comprido') return SHORT_NATURAL
  if (theme !== 'pele-sensivel' || substances.length === 0) return HAIR_COLOUR_THEMES[theme]
  const without = substances.includes('amônia') ? 'só fórmula sem amônia' : 'peça a lista do que há na fórmula'
  return `Com a sua alergia a ${list(substances)}, ${without}, e peça a prova de toque, na pele atrás da orelha, 48 horas antes, sempre, mesmo com produto conhecido.`
}

function writeColour(r: Reading, { season }: ColourAdvice): Chapter {
  const text = hairColourText(season)
  const isShort = hairReachOf(r) !== 'comprido'
  const colour = r.brief.observed?.hairColour?.value
  const shades = season ? shadesOn(text.shades, colour) : colour ? ownShades(colour, isShort) : []
  const noDye = r.themes.includes('nao-pintar')
  return chapter({
    id: 'cor-do-cabelo',
    title: noDye ? 'A cor com que ele nasceu' : titleOf(season),
    head: 'Cor do cabelo',
    lead: noDye
      ? 'Pelo que você escreveu, a tinta fica de fora. Sobra o que a cor natural tem de melhor: o brilho.'
      : text.lead,
    quotes: [text.quote],
    sections: [
      ...(noDye
        ? [{ heading: 'O brilho', paragraphs: [HAIR_COLOUR_SHINE] }]
        : [
            {
              heading: 'O tom',
              paragraphs: [
                ...(needsLightening(colour) && season?.family !== 'inverno' ? [LIGHTEN_FIRST] : []),
                // The first is about strands.
                ...(isShort ? text.paragraphs.slice(1) : text.paragraphs),
                ...(season ? [season.hair] : []),
                ...(colourWish(r) === 'asked' ? [] : [COLOUR_WORN[colour ?? 'none']]),
              ],
            },
          ]),
      ...(noDye ? [] : [{ heading: 'Onde pôr a luz', paragraphs: lightOf(r) }]),
      {
        heading: 'Quanto isso custa em visitas',
        paragraphs: noDye
          ? [
              'Nenhuma: o fio que não se pinta não tem raiz para retocar, e a agenda do salão fica só com o corte.',
              ...heard(r),
            ]
          : [
              ...visitsOf(r),
              ...(colourWish(r) === 'asked' ? [HAIR_COLOUR_OBJECTIVE[r.brief.form.objective]] : []),
              ...heard(r),
            ],
      },
    ].filter(({ paragraphs }) => paragraphs.length > 0),
    lists: [{ title: 'Perguntas para levar ao salão', items: questions(r) }],
    avoid: noDye
      ? []
      : hairReachOf(r) === 'rente'
        ? [text.avoid]
        : [text.avoid, { what: 'Descolorir e alisar no mesmo mês', why: 'o fio só aguenta uma decisão de cada vez' }],
    // Who spoke of a colour, and asked for none, is shown none.
    tables: noDye || shades.length === 0 || (!season && colourWish(r) === 'told') ? [] : [shadesTable(shades)],
    bases: [HAIR_COLOUR_BASIS],
  })
}

/** Days, each with its condition, for the bleach that they ask for. */
function writeBleach(r: Reading): Chapter {
  const days = bleachDays(r)
  const { rows } = BLEACH
  const row = (day: string, [what, how]: readonly [string, string]) => [
    shortDate(day).replace(/\/\d{4}$/, ''),
    what,
    how,
  ]
  const isBelowHelmet = r.facts.has('helmet') || r.facts.has('cap')
  return chapter({
    id: 'cor-do-cabelo',
    title: BLEACH.title,
    head: 'Cor do cabelo',
    lead: BLEACH.lead,
    quotes: [BLEACH.quote],
    sections: [
      { heading: 'O couro cabeludo', paragraphs: [BLEACH.scalp, ...(wasBurnt(r) ? [BLEACH.burnt] : [])] },
      {
        heading: 'O tom',
        paragraphs: [
          BLEACH.tone,
          ...(r.facts.has('bleached') ? [BLEACH.done] : []),
          ...(CHEMISTRY.some((key) => r.facts.has(key)) ? [BLEACH.chemistry] : []),
        ],
      },
      { heading: 'Os dias seguintes', paragraphs: [isBelowHelmet ? BLEACH.helmet : BLEACH.sweat] },
    ],
    lists: [{ title: 'Três perguntas a quem vai fazer', items: BLEACH.ask }],
    avoid: [BLEACH.avoid],
    tables:
      days === null
        ? []
        : [
            {
              title: 'Os dias',
              columns: ['A partir de', 'O quê', 'Com que condição'],
              rows: [
                row(days.test, rows.test),
                row(days.first, days.second === null ? rows.only : rows.first),
                ...(days.second === null ? [] : [row(days.second, rows.second)]),
                row(days.after, rows.after),
              ],
            },
          ],
    bases: [HAIR_COLOUR_BASIS],
  })
}
const CHEMISTRY: readonly FactKey[] = ['straightened', 'hennaed', 'in-transition']

/** A white lock, spoken of with love or kept against others' advice. */
const lovesLock = (r: Reading): boolean =>
  !r.facts.has('greys-bother') &&
  ownClauses(r.brief.form.observations ?? '').some(
    ({ plain }) =>
      /\bmech\w+ (?:\S+ )?branc\w+/.test(plain) &&
      !/\b(?:quero|queria|fazer|fiz|pint\w+|ting\w+|cobrir|esconder|disfarcar|odeio|detesto|incomod\w+|vergonha)\b/.test(
        plain,
      ),
  )

const STAYING = {
  title: 'A cor fica',
  lead: 'Pelo que você escreveu, a cor do cabelo fica como está: esta página cuida dela, e não propõe outra.',
  quote: 'Cor cuidada dura mais que cor nova.',
}
const NATURAL: typeof STAYING = {
  title: 'A cor que é sua',
  lead: 'A cor do seu cabelo fica como é, brancos e tudo: esta página cuida do brilho dela, e não propõe outra.',
  quote: 'Cor cuidada dura mais que cor nova.',
}
const BREAKING: typeof STAYING = {
  title: 'Primeiro o fio, depois a cor',
  lead: 'Fio que quebra não recebe química nenhuma, nem para consertar a cor: apare só as pontas que partiram, cuide do resto, e volte a esta conversa quando a ponta nova aguentar um puxão leve sem partir.',
  quote: 'Cor nova em fio cansado dura pouco.',
}

/** No other colour is proposed. */
const writeStaying = (r: Reading, { title, lead, quote } = STAYING): Chapter =>
  chapter({
    id: 'cor-do-cabelo',
    title,
    head: 'Cor do cabelo',
    lead,
    quotes: [quote],
    sections: [
      // A bath of gloss is chemistry too.
      ...(r.facts.has('breaking') ? [] : [{ heading: 'O brilho', paragraphs: [HAIR_COLOUR_SHINE] }]),
      {
        heading: 'Em volta dela',
        paragraphs: [
          'O que muda em volta é a roupa: a gola e a armação a fazem mais clara ou mais funda, sem tocar no fio.',
          ...heard(r),
        ],
      },
    ],
    lists: [
      {
        title: 'Para a cor durar',
        items: [
          { what: 'Água morna, nunca quente', why: 'a quente abre o fio e leva a cor' },
          { what: 'Xampu sem sulfato, ou menos lavagens', why: 'a cor sai na espuma' },
          { what: 'Filtro para o cabelo no sol', why: 'é ele que muda o tom primeiro' },
        ],
      },
    ],
    bases: [HAIR_COLOUR_BASIS],
  })

/** Of thin hair, the colour is that of sides, brows and beard. */
const writeAround = (r: Reading, words: AroundWords = BARE_COLOUR): Chapter =>
  chapter({
    id: 'cor-do-cabelo',
    title: words.title,
    head: 'Cor do cabelo',
    lead: words.lead,
    quotes: [words.quote],
    sections: [
      {
        heading: words.heading,
        paragraphs: [words.kept, say(hasGreys(r) && words.white, words.intention[r.intention.id])],
      },
    ],
    lists: [{ title: 'O que faz as vezes da cor', items: words.items }],
    avoid: wearsBeard(r) ? [words.avoid] : [],
    bases: [HAIR_COLOUR_BASIS],
  })

/** For people who do not dye. */
function writeKept(r: Reading): Chapter {
  const share = r.brief.observed?.greys?.value
  return chapter({
    id: 'cor-do-cabelo',
    title: 'O branco fica, e manda na luz',
    head: 'Cor do cabelo',
    lead: say(
      'Pelo que você escreveu, a tinta fica de fora, e isso decide a página.',
      share && HAIR_COLOUR_SHARE[share],
    ),
    quotes: ['Branco bem cuidado é cor, não é falta dela.'],
    sections: [
      {
        heading: 'O que o branco faz',
        paragraphs: [contrastOf(r) === 'baixo' ? WHITE_ON_LIGHT : WHITE_BESIDE, INTENTION_GREY[r.intention.id]],
      },
      takesToner(r)
        ? { heading: 'O amarelo', paragraphs: [YELLOW, HAIR_COLOUR_SHINE] }
        : { heading: 'O brilho', paragraphs: [HAIR_COLOUR_SHINE] },
      // No dye is left to grow out.
      ...(r.brief.observed?.hairColour?.value === 'branco' ? [] : [growth(r)]),
      ...(heard(r).length > 0 ? [{ heading: 'O que você contou', paragraphs: heard(r) }] : []),
    ],
    lists: [
      {
        title: 'Um mês de cuidado',
        items: [
          { what: 'Xampu suave nas lavagens de todo dia', why: 'o forte resseca o fio branco, que já tem menos óleo' },
          takesToner(r)
            ? { what: `Matizador, ${TONER}`, why: 'tira o amarelado; mais que isso, acinzenta' }
            : { what: 'Máscara uma vez por semana', why: 'o branco que não está seco deita, e aparece menos' },
          { what: 'Filtro solar para o cabelo', why: 'é o sol que amarela primeiro' },
        ],
      },
    ],
    avoid: [{ what: 'Matizador escuro “para disfarçar”', why: 'mancha o que é branco e pinta sem dizer' }],
    bases: [HAIR_COLOUR_BASIS],
  })
}

function writeGreys(r: Reading, { season }: ColourAdvice): Chapter {
  const text = hairColourText(season)
  const { greys, hairColour } = r.brief.observed ?? {}
  const [share, colour] = [greys?.value, hairColour?.value]
  return chapter({
    id: 'cor-do-cabelo',
    title: 'Brancos: três respostas, todas boas',
    head: 'Cor do cabelo',
    lead: say(
      share && HAIR_COLOUR_SHARE[share],
      'Manter, misturar ou cobrir: o que muda de uma para outra é a agenda, não o rosto.',
    ),
    quotes: [text.quote],
    sections: [
      {
        heading: 'Qual delas hoje',
        paragraphs: [
          share ? ANSWER_BY_SHARE[share] : ANY_SHARE,
          ...visitsOf(r),
          ...(colourWish(r) === 'asked' ? [] : [COLOUR_WORN[colour ?? 'none']]),
        ],
      },
      ...(colourWish(r) === null ? [] : [growth(r)]),
      { heading: 'Onde pôr a luz', paragraphs: lightOf(r) },
      ...(heard(r).length > 0 ? [{ heading: 'O que você contou', paragraphs: heard(r) }] : []),
    ],
    lists: [
      {
        title: 'As três respostas',
        items: [
          {
            what: 'Manter',
            why: takesToner(r)
              ? `o matizador, ${TONER}, tira o amarelado; nenhuma visita a mais`
              : 'nenhuma visita a mais, e nada que lavar de outro jeito',
          },
          {
            what: 'Misturar',
            why:
              hairReachOf(r) === 'comprido'
                ? 'mechas finas no tom do seu fio, a cada três a cinco meses, e a raiz não se denuncia'
                : 'tonalizante transparente, que sai lavando e não deixa linha na raiz',
          },
          { what: 'Cobrir', why: 'o branco some, e a raiz se refaz a cada quatro a seis semanas' },
        ],
      },
    ],
    avoid: [text.avoid],
    tables:
      text.shades.length === 0
        ? []
        : [shadesTable(isMostlyWhite(r) ? shadesOfGreys(text.shades) : shadesOn(text.shades, colour))],
    bases: [HAIR_COLOUR_BASIS],
  })
}

/** The cloth is the colour; the hair beneath is cared for. */
function writeCovered(r: Reading, covering: ObservedValue<'covering'>, advice: ColourAdvice): Chapter {
  const { season } = advice
  const cloth = covering === 'véu' ? 'véu' : covering === 'turbante' ? 'turbante' : 'tecido'
  const { liked, byUse } = clothShades(r, advice)
  const shades = besideFace(r, advice).filter(({ name }) => !liked.some((own) => own.name === name))
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
          ...(liked.length === 0 ? [] : [LIKED_CLOTHS[liked.length === 1 ? 'one' : 'more']]),
          INTENTION_CLOTH[r.intention.id],
        ],
      },
      {
        heading: 'O caimento',
        paragraphs: [
          'Fosco absorve a luz e acalma; acetinado a devolve e chama o olhar. Para o dia, um dos dois; para a festa, o outro.',
          (covering === 'turbante' ? TURBAN_DRAPE : HAIR_COLOUR_DRAPE)[r.shape],
        ],
      },
      {
        heading: 'O fio, embaixo',
        paragraphs: [
          'Só cubra o cabelo depois de seco: a umidade presa enfraquece a raiz. Uma touca de cetim entre o fio e o tecido evita a quebra das pontas e da linha da testa.',
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
        rows: byUse.map(({ name, hex }, index) => [name, hex, WHEN[index % WHEN.length] ?? '']),
      },
    ],
    // Only a veil is drawn in the tried colour.
    spare:
      covering === 'véu'
        ? byUse.slice(0, 3).map(({ name, hex }, at) => ({
            kind: 'portrait',
            view: 'front',
            look: { shape: r.shape, shirt: hex },
            label: name,
            caption: `${capital(WHEN[at] ?? '')}.`,
          }))
        : [],
    bases: [HAIR_COLOUR_BASIS],
  })
}

/** Favourites, then calm for every day and vivid for feasts; for lightness, lightest first. */
export function clothShades(
  r: Reading,
  advice: ColourAdvice,
): { readonly liked: readonly Swatch[]; readonly byUse: readonly Swatch[] } {
  const liked = likedCloths(r, advice)
  const shades = besideFace(r, advice).filter(({ name }) => !liked.some((own) => own.name === name))
  const calm = ({ hex }: Swatch) => (r.intention.id === 'leveza' ? -lightness(hex) : toLch(hex)[1])
  return { liked, byUse: [...liked, ...shades.slice(0, CLOTHS - liked.length).sort((a, b) => calm(a) - calm(b))] }
}

/** What the tones of a cloth are for, in their order. */
export const WHEN = ['todo dia', 'trabalho', 'visita', 'festa'] as const
const CLOTHS = WHEN.length

/** Shown tones nearest to one or two favourites; for lightness, to their lightest shade. */
function likedCloths(r: Reading, { season, preferences, palette, best, neutrals }: ColourAdvice): Swatch[] {
  const shown = [...best, ...palette, ...neutrals].filter(({ hex }) => !isNearSkin(r.brief.observed ?? {}, hex))
  return (
    preferences
      .filter(({ verdict }) => verdict !== 'longe do rosto')
      .flatMap(({ shades }) => {
        const light = [...shades].sort((a, b) => lightness(b.hex) - lightness(a.hex))
        const [wanted] = r.intention.id === 'leveza' ? light : shades
        const near = wanted && [...shown].sort((a, b) => apart(a.hex, wanted.hex) - apart(b.hex, wanted.hex))[0]
        return near && apart(near.hex, wanted.hex) < STILL_THAT_COLOUR ? [near] : []
      })
      // The three face tones keep their places.
      .slice(0, season ? 2 : 1)
  )
}
/** In OKLab (P). */
const STILL_THAT_COLOUR = 0.12

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

/** Short hair has no strands for it; where to put a light that nobody asked for is said as a thing for later. */
const lightOf = (r: Reading): string[] =>
  hairReachOf(r) === 'comprido'
    ? asksForColour(r)
      ? [LIGHT_BY_SHAPE[r.shape], HAIR_COLOUR_INTENTION[r.intention.id]]
      : [`Se um dia quiser luz no fio: ${lower(LIGHT_BY_SHAPE[r.shape])}`]
    : [asksForColour(r) ? `${SHORT_LIGHT} ${SHORT_LIGHT_ASKED}` : SHORT_LIGHT, INTENTION_SHORT[r.intention.id]]

const ASKING: readonly FactKey[] = ['wants-dye', 'greys-bother', 'roots-show']
const ASKED = /\b(?:clarear|ousar (?:\S+ )?(?:na|nas|em|com a) cor(?:es)?)\b/
const asksForColour = (r: Reading): boolean =>
  ASKING.some((key) => r.facts.has(key)) ||
  keepsColour(r) ||
  ownClauses(r.brief.form.observations ?? '').some(
    ({ plain }) => ASKED.test(plain) && !/\b(?:nao|nunca|sem|nem)\b/.test(plain),
  )

/** Of hair or of its colour, asked, told or quoted: whoever says so is not told that they did not. */
const TOUCHED =
  /\b(?:tint(?:a|as|ura)|pint(?:ar|o|ei|ando|ava|ad[oa]s?)|ting(?:ir|o|i|ido)|tonaliz\w+|descolor\w+|nev(?:ar|o|ei|ou|ad[oa])|platin\w+|loir\w+|luzes|mechas|balayage|reflexos?|clarear|escurecer|henna|raiz|retoc\w+|retoques?|cor)\b/

/** Asked for colour, spoke of it, or neither. */
function colourWish(r: Reading): 'asked' | 'told' | null {
  if (asksForColour(r)) return 'asked'
  return TOUCHED.test(plainOf(r.brief.form.observations ?? '')) ? 'told' : null
}

/** What colour costs is said to whoever asks for it, and that nobody asked only to whoever did not speak of it. */
function visitsOf(r: Reading): string[] {
  const wish = colourWish(r)
  const level = r.brief.form.maintenanceLevel ?? 'none'
  if (wish === 'asked') return [(hairReachOf(r) === 'comprido' ? HAIR_COLOUR_LEVEL : SHORT_COLOUR_LEVEL)[level]]
  return wish === null ? [COLOUR_UNASKED] : []
}

/** How long a dye line lasts. */
function growth(r: Reading): Section {
  const { hairLength } = r.brief.form
  const { cut } = r.cuts[r.cuts.recommended]
  const hair = presentHair(r.cutBrief)
  const months = hairLength ? monthsToReplace(hair, cut) : null
  const from = takesLength(cut, hair) ? 'depois do primeiro corte' : `num cabelo ${lower(hairLength ?? '')}`
  return {
    heading: 'A linha do crescimento',
    paragraphs: [
      months && hairLength
        ? `Se houver tinta nas pontas, a linha desce pouco mais de um centímetro por mês: ${from}, ${waitWords(months)} até sair inteira. Cada corte encurta essa conta.`
        : 'Se houver tinta nas pontas, a linha desce pouco mais de um centímetro por mês. Cada corte encurta essa conta.',
    ],
  }
}

/** Ember does not suit a soft season. */
const titleOf = (season: ColourAdvice['season']) =>
  season?.id === 'outono-suave' ? 'Madeira clara no fio' : HAIR_COLOUR_TITLES[season?.family ?? 'none']
const ANSWER_BY_SHARE: Readonly<Record<ObservedValue<'greys'>, string>> = {
  nenhum: ANY_SHARE,
  alguns:
    'Com poucos, manter é o que menos se nota, e cobrir é o que mais prende: a raiz de poucos fios também pede visita.',
  metade: 'Com metade, misturar é o caminho curto: o branco já faz de mecha, e basta acertar o tom do que falta.',
  'quase todos': 'Com quase todos, manter é o que dá mais luz e menos trabalho; cobrir pede raiz todo mês.',
}
const YELLOW = `Sol, cloro e alguns cremes amarelam o fio branco. O matizador, que é violeta, apaga o amarelo: ${TONER} costuma bastar.`
const HEARD: readonly Theme[] = ['pele-sensivel', 'queda', 'cachos-naturais', 'agua', 'calor', 'pouco-tempo']
const ABOUT_DYE: readonly Theme[] = ['queda', 'pouco-tempo', 'cachos-naturais']
