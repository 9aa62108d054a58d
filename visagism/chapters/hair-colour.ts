import { chapter, type Chapter } from '../chapter.ts'
import { adviseColours } from '#visagism/colour/colours.ts'
import { HAIR_COLOUR_BASIS, HAIR_COLOUR_LEVEL, HAIR_COLOUR_TEXTS, LIGHT_BY_SHAPE } from '#visagism/hair/hair-colour.ts'
import { themesOfDye, type Theme } from '../observations.ts'
import type { Reading } from '../reading.ts'

/** Hair colour: where light goes on this face, which shades, at what upkeep. */
export function writeHairColour(r: Reading): Chapter {
  const { season } = adviseColours(r.brief.colour, [])
  const text = HAIR_COLOUR_TEXTS[season?.family ?? 'none']
  const heard = themesOfDye(r.themes)
    .map((theme) => THEMES[theme])
    .filter((sentence) => sentence !== undefined)
  const noDye = r.themes.includes('nao-pintar')
  return chapter({
    id: 'cor-do-cabelo',
    title: 'A cor do cabelo',
    head: 'Cor do cabelo',
    lead: text.lead,
    quotes: [text.quote],
    sections: [
      { heading: 'O tom', paragraphs: [...text.paragraphs, ...(season ? [season.hair] : [])] },
      { heading: 'Onde pôr a luz', paragraphs: [LIGHT_BY_SHAPE[r.shape], INTENTION[r.intention.id]] },
      {
        heading: 'Quanto isso custa em visitas',
        paragraphs: [
          HAIR_COLOUR_LEVEL[r.brief.form.maintenanceLevel ?? 'none'],
          OBJECTIVE[r.brief.form.objective],
          ...heard,
        ],
      },
    ],
    lists: [
      {
        title: 'Perguntas para levar ao salão',
        items: [
          {
            what: r.choose('hc.q1', [
              'Quantas visitas até chegar lá?',
              'Em quantas etapas se faz isso sem machucar o fio?',
            ]),
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
        ],
      },
    ],
    avoid: [text.avoid, { what: 'Descolorir e alisar no mesmo mês', why: 'o fio só aguenta uma decisão de cada vez' }],
    tables: [
      {
        title: noDye ? 'Tons, só como referência' : 'Tons para mostrar',
        columns: ['Tom', 'Código', 'Onde'],
        rows: text.shades,
        note: noDye
          ? 'Você escreveu que não quer pintar, e isso vale mais que qualquer tabela.'
          : 'Os códigos são aproximações de tela; leve a página e compare com a cartela do salão.',
      },
    ],
    bases: [HAIR_COLOUR_BASIS],
  })
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
const THEMES: Readonly<Partial<Record<Theme, string>>> = {
  'fios-brancos':
    'Quanto aos fios brancos que você mencionou, há três respostas: cobrir, misturar com mechas ou assumir. A do meio é a que menos obriga.',
  'nao-pintar':
    'Sem tinta, o brilho faz o trabalho da cor: um gloss transparente ou um banho de brilho não muda o tom.',
  'pele-sensivel':
    'Com pele sensível ou alergia, diga antes a que reage e peça o teste de mecha atrás da orelha 48 horas antes, sempre, mesmo com produto conhecido.',
  queda: 'Com fios finos ou queda, prefira cor sem amônia e nunca descoloração total.',
  'pouco-tempo': 'Quem tem pouco tempo deve fugir de raiz marcada: ela cobra em hora marcada.',
  'cachos-naturais': 'No fio natural, clareie em mechas largas e poucas, para que o cacho não mude de forma.',
  calor: 'Sol, mar e cloro desbotam; um leave-in com filtro protege também a cor.',
}
