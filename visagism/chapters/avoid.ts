import { AVOID, AVOID_INTENTION, AVOID_STYLE } from '../avoid.ts'
import { chapter, type Chapter } from '../chapter.ts'
import { HAIR_RULES } from '#visagism/hair/hair.ts'
import { isRecommended } from './contradictions.ts'
import type { Reading } from '../reading.ts'
import { SHAPE_NAMES } from '../shape-names.ts'

/** What to leave aside and why: the only page of don'ts, each with its reason and its exception. */
export function writeAvoid(r: Reading): Chapter {
  const text = AVOID[r.shape]
  const second = AVOID[r.second]
  const fromSecond = second.items.filter((line) => !isRecommended(r, line)).slice(0, 2)
  return chapter({
    id: 'evitar',
    title: 'O que deixar de lado, e por quê',
    head: 'Deixar de lado',
    lead: text.lead,
    quotes: [text.quote],
    sections: [
      { heading: 'A razão por trás da lista', paragraphs: [text.why, text.exception] },
      {
        heading: 'Do seu estilo e da sua intenção',
        paragraphs: [AVOID_STYLE[r.brief.form.style], AVOID_INTENTION[r.intention.id]],
      },
      {
        heading: `${r.hasSecond ? 'Da segunda forma' : 'Da forma vizinha'}, ${SHAPE_NAMES[r.second].name.toLowerCase()}`,
        paragraphs: [
          second.why,
          ...(fromSecond.length === 0
            ? []
            : r.evidence.level === 'alta' || !r.hasSecond
              ? ['Como a leitura principal é firme, trate a tabela como curiosidade.']
              : ['Como as duas formas estão próximas, vale levar também a tabela a sério.']),
        ],
      },
      {
        heading: 'Três perguntas antes de dizer não',
        paragraphs: [r.choose('avoid.ask', ASK), OBJECTIVE[r.brief.form.objective]],
      },
    ],
    avoid: text.items,
    tables:
      fromSecond.length === 0
        ? []
        : [
            {
              title: r.hasSecond ? 'O que a segunda forma acrescentaria' : 'O que a forma vizinha pediria',
              columns: ['Evite', 'Porque'],
              rows: fromSecond.map(({ what, why }) => [what, why]),
            },
          ],
    origin: `Contraindicações para o rosto ${SHAPE_NAMES[r.shape].adjective}: certeza ${HAIR_RULES[r.shape].basis.certainty}, e nenhuma é proibição.`,
    bases: [
      HAIR_RULES[r.shape].basis,
      { certainty: 'B', sources: ['glasses-guides', 'neckline-guides', 'beard-guides'] },
    ],
  })
}

const ASK = [
  'Antes de riscar algo da lista, pergunte: eu gosto disto? Isto me atrapalha ou só me disseram que atrapalha? Dá para mudar a medida em vez de abandonar? Duas respostas boas, e a peça fica.',
  'Nenhum “evite” vale contra um amor antigo. Pergunte se aquilo lhe dá alegria, se alguém de confiança notaria a falta e se uma pequena mudança de tamanho resolveria. Depois decida.',
] as const

const OBJECTIVE: Readonly<Record<Reading['brief']['form']['objective'], string>> = {
  'Mudança radical':
    'Quem quer mudar muito pode começar tirando: três coisas desta lista fora do armário já mudam a fotografia.',
  'Melhoria sutil': 'Quem quer pouco pode tirar uma coisa por mês, e ver se alguém percebe.',
  'Encontrar meu estilo':
    'Quem procura um estilo aprende mais com o que recusa do que com o que compra: anote os seus nãos.',
  'Renovação visual': 'Quem renova faz bem em abrir espaço primeiro: o novo não cabe num armário cheio.',
}
