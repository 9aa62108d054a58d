import { beardTried } from '../advice/beard.ts'
import { takesToner, TONER } from '../reading/care.ts'
import { chapter, type Chapter, type Section } from './chapter.ts'
import type { ReasonedList } from '../knowledge/reasoned.ts'
import type { Theme } from '../knowledge/observations.ts'
import { waysOf } from '../hair/finish.ts'
import { growsBack } from '../hair/regrowth.ts'
import { capital } from '../knowledge/pt.ts'
import type { Reading } from '../reading/reading.ts'
import { SCALP } from '../hair/bare-top.ts'
import { HAIR_PATHS } from '../hair/hair.ts'
import { THIN_LEAD, THIN_QUOTE, THIN_TITLE, thinList, thinParagraphs } from '../hair/thin-top.ts'
import { reachAfterCut } from '#visagism/hair/reach.ts'
import { TEXTURE_BASIS, TEXTURE_LEVEL, textureText } from '#visagism/hair/texture.ts'
import { type Cords, cordsOf } from '../reading/cords.ts'
import { CORDS_TEXTS, STRAND_HEADING, TEXTURE_WEEK, TEXTURE_WITH } from '../texts/texture.ts'

export function writeTexture(r: Reading): Chapter {
  if (r.isTopBare) return writeScalp(r)
  const cords = cordsOf(r)
  if (cords !== null) return writeCords(r, cords)
  const text = textureText(r.texture, reachAfterCut(r), waysOf(r))
  const known = [...r.themes, ...r.seen.filter((theme) => theme === 'fios-brancos')]
  const heard = known
    .map((theme) => themeText(r, theme))
    .filter((sentence) => sentence !== undefined)
    .slice(0, 1)
  const thin = thinTop(r)
  return chapter({
    id: 'textura',
    title: thin ? THIN_TITLE : r.texture ? `O seu cabelo, ${text.name}` : 'O cabelo, ao natural',
    head: 'Textura',
    lead: thin ? THIN_LEAD : text.lead,
    quotes: thin ? [THIN_QUOTE, text.quote] : [text.quote],
    sections: [
      ...(thin ? [thin.section] : []),
      ...(text.dry && r.brief.observed?.texture && !thin
        ? [{ heading: STRAND_HEADING, paragraphs: [text.dry.sentence] }]
        : []),
      { heading: 'Como ele funciona', paragraphs: text.how },
      {
        heading: 'Finalizar',
        paragraphs: [
          ...text.finish,
          ...creamOf(r),
          ...(reachAfterCut(r) === 'rente' ? [] : [TEXTURE_WITH[r.brief.form.style]]),
        ],
      },
      { heading: 'No seu ritmo', paragraphs: [TEXTURE_LEVEL[r.brief.form.maintenanceLevel ?? 'none'], ...heard] },
    ],
    // Room for one list and one table.
    lists: [thin ? thin.list : { title: 'Três coisas para ter em casa', items: text.items }],
    figures: thin ? thin.figures : [],
    avoid: text.avoid,
    tables: thin
      ? []
      : [
          {
            title: 'Uma semana',
            columns: ['Quando', 'O quê', 'Por quê'],
            rows: text.week,
            note: TEXTURE_WEEK[r.brief.form.maintenanceLevel ?? 'none'],
          },
        ],
    bases: [TEXTURE_BASIS],
  })
}

/** Cream flattens straight hair: say where it goes. */
function creamOf(r: Reading): string[] {
  const { cut } = r.cuts[r.cuts.recommended]
  return r.texture === 'liso' && cut.axes.crown < 0 && /creme/i.test(cut.finish)
    ? ['O corte indicado assenta o alto: nele, o creme leve vai na frente e no comprimento, nunca na raiz.']
    : []
}

/** Washing and drying, whatever the texture beneath. */
function writeCords(r: Reading, cords: Cords): Chapter {
  const text = CORDS_TEXTS[cords]
  const level = r.brief.form.maintenanceLevel ?? 'none'
  const heard = OF_CORDS.flatMap((theme) => (r.themes.includes(theme) ? (THEMES[theme] ?? []) : [])).slice(0, 1)
  return chapter({
    id: 'textura',
    title: text.title,
    head: 'Textura',
    lead: text.lead,
    quotes: [text.quote],
    sections: [
      { heading: 'Como funciona', paragraphs: text.how },
      { heading: 'Lavar e secar', paragraphs: text.finish },
      { heading: 'No seu ritmo', paragraphs: [level === 'Alta' ? text.often : TEXTURE_LEVEL[level], ...heard] },
    ],
    lists: [{ title: 'Três coisas para ter em casa', items: text.items }],
    avoid: text.avoid,
    tables: [
      { title: 'Uma semana', columns: ['Quando', 'O quê', 'Por quê'], rows: text.week, note: TEXTURE_WEEK.none },
    ],
    bases: [TEXTURE_BASIS],
  })
}
const OF_CORDS: readonly Theme[] = ['queda', 'agua', 'calor', 'cabelo-preso', 'pele-sensivel']

/** Bald top: skin, and the hair around it. */
function writeScalp(r: Reading): Chapter {
  const { cut } = HAIR_PATHS.map((path) => r.cuts[path]).find(({ cut: { keptAtHome } }) => !keptAtHome) ?? r.cuts.now
  return chapter({
    id: 'textura',
    title: SCALP.title,
    head: 'Textura',
    lead: SCALP.lead,
    quotes: [SCALP.quote],
    sections: [
      { heading: 'Sol e brilho', paragraphs: SCALP.how },
      {
        heading: 'Em volta',
        paragraphs: [SCALP.around[r.texture ?? 'none'], TEXTURE_LEVEL[r.brief.form.maintenanceLevel ?? 'none']],
      },
    ],
    lists: [{ title: 'Três coisas para ter em casa', items: SCALP.items }],
    figures: [
      {
        kind: 'portrait',
        view: 'above',
        look: { shape: r.shape, cut: cut.id, ...beardTried(r), together: true },
        label: 'De cima',
        caption: `${cut.name}, visto de cima.`,
      },
      {
        kind: 'portrait',
        view: 'back',
        look: { shape: r.shape, cut: cut.id, ...beardTried(r), together: true },
        label: 'De trás',
        caption: `${capital(cut.marks[2])}.`,
      },
    ],
    avoid: SCALP.avoid,
    bases: [TEXTURE_BASIS],
  })
}

/** Null if covered or not seen thin. */
function thinTop(r: Reading): (Required<Pick<Chapter, 'figures'>> & { section: Section; list: ReasonedList }) | null {
  const { top, covering, length } = r.brief.observed ?? {}
  // Kept to oneself, it is neither told nor drawn from near.
  // Hair that is pulled out is thin too.
  const kept = r.spoken.secret?.concerns
  if (kept?.has('queda de cabelo') || kept?.has('trauma')) return null
  // It has not thinned: it grows again, or broke.
  if (r.facts.has('breaking') || top?.value !== 'mais ralo' || (covering && covering.value !== 'não') || growsBack(r))
    return null
  const long = length?.value === 'grande' || length?.value === 'longo'
  return {
    section: { heading: 'Onde há menos fio', paragraphs: thinParagraphs(long) },
    list: thinList(long, r.texture),
    figures: [
      {
        kind: 'portrait',
        view: 'above',
        look: { shape: r.shape },
        label: 'De cima, hoje',
        caption: 'O tracejado marca o lugar. É um desenho, não uma contagem de fios.',
      },
      {
        kind: 'portrait',
        view: 'back',
        look: { shape: r.shape, cut: r.cuts[r.cuts.recommended].cut.id, ...beardTried(r), together: true },
        label: 'De trás, com o corte indicado',
        caption: 'O alto continua à vista.',
      },
    ],
  }
}

/** Hair that is straight, or straightened, has no curl to show; toner is for light hair. */
function themeText(r: Reading, theme: Theme): string | undefined {
  if (theme === 'cachos-naturais' && (r.texture === 'liso' || r.facts.has('straightened'))) return undefined
  return theme === 'fios-brancos' && !takesToner(r) ? FEW_WHITE : THEMES[theme]
}
const FEW_WHITE = 'Os fios brancos são mais grossos e secos: é por eles que a máscara começa.'

const THEMES: Readonly<Partial<Record<Theme, string>>> = {
  'pouco-tempo': 'Para manhãs curtas, faça o trabalho na véspera: o cabelo que dorme pronto acorda quase pronto.',
  agua: 'Depois do mar ou da piscina, enxágue com água doce, antes que o sal e o cloro sequem.',
  calor: 'No calor, uma finalização só, leve: o que pesa no fio derrete com o suor.',
  esporte: 'Nos dias de treino, um enxágue só com condicionador limpa o suor sem gastar o fio.',
  queda:
    'Quanto aos fios que caem, alguma queda é normal; se ela aumentou, procure dermatologista antes de qualquer tônico.',
  'fios-brancos': `Os fios brancos são mais grossos e secos: o matizador, ${TONER}, tira o amarelado.`,
  transicao:
    'Na transição, as duas texturas convivem: finalize pela mais fechada e apare a antiga aos poucos, sem marcar data.',
  'cachos-naturais': 'Para valorizar o natural, passe um mês sem calor algum: é nele que o cacho mostra a sua forma.',
  'cabelo-preso':
    'Como o cabelo vive preso, troque de lugar o elástico a cada dia, para que a raiz não afine sempre no mesmo ponto.',
  'pele-sensivel': 'Com pele sensível, prefira fórmulas sem perfume e enxágue bem a nuca e a testa.',
}
