import { BEARD, BEARD_OF, BEARD_PREFERENCE_TEXT } from '../beard.ts'
import { beardWeeks, wearsBeard } from '../care.ts'
import type { Chapter } from '../chapter.ts'
import { everyWeeks } from '../maintenance.ts'
import type { Reading } from '../reading.ts'
import { writeSubject } from './subject.ts'

/** Null for those who neither have nor want a beard. */
export function writeBeard(r: Reading): Chapter | null {
  if (!wearsBeard(r)) return null
  const [first] = BEARD.shapes[r.shape].picks
  const worn = r.beard ? BEARD_OF[r.beard] : first.id
  const shaven = r.beard === 'Sem barba'
  return writeSubject(r, {
    id: 'barba',
    title: r.beard === 'Sem barba' ? 'Rosto limpo, ou quase' : 'A barba e o contorno',
    head: 'Barba',
    subject: BEARD,
    headings: ['O que ela muda no seu contorno', 'Pela mandíbula', 'O tom da barba', 'A sua escolha, na prática'],
    measures: [
      [
        'jaw',
        {
          low: 'A mandíbula em {v} é estreita, e a barba é o modo mais rápido de lhe dar largura.',
          mid: 'A mandíbula em {v} está na medida: a barba muda a textura, e não a forma.',
          high: 'A mandíbula em {v} já é ampla; prefira pelo curto nos cantos.',
        },
      ],
      [
        'angle',
        {
          low: 'O canto de {v} aparece por baixo do pelo, e isso é bom: não o cubra com volume.',
          mid: 'O canto de {v} pode ser acentuado por uma linha mais reta na bochecha.',
          high: 'O canto de {v} é macio; uma linha de bochecha firme simula a quina.',
        },
      ],
    ],
    unmeasured: r.choose('beard.hand', [
      'Sem ângulo medido, ache o canto do maxilar com o dedo, logo abaixo da orelha: se houver quina, a barba pode ser curta; se o dedo escorregar, ela pode desenhar uma.',
      'O canto da mandíbula não foi marcado na foto. Encontre-o apertando os dentes: o ponto que salta é onde a lateral da barba deve mudar de direção.',
    ]),
    practice: [
      r.beard
        ? BEARD_PREFERENCE_TEXT[r.beard]
        : 'Você não disse que barba prefere, então deixamos três em ordem. Comece pela primeira e dê a ela três semanas antes de julgar.',
      r.choose('beard.neck', [
        'A linha do pescoço decide metade do efeito: um dedo e meio acima do pomo, em curva de orelha a orelha. Mais alta, aparece a papada; mais baixa, some o queixo.',
        'Ache a linha do pescoço assim: encoste dois dedos acima do pomo e desenhe uma curva até atrás das orelhas. Tudo o que estiver abaixo sai, toda semana.',
      ]),
      r.beard === 'Sem barba'
        ? 'Se um dia deixar crescer, volte a esta página.'
        : `Contorno em casa uma vez por semana; na barbearia, ${everyWeeks(beardWeeks(r))}.`,
    ],
    themes: {
      'barba-falhada':
        'Para as falhas de que você falou, comprimento uniforme e curto engana melhor que tinta: o olho completa o que é parelho.',
      'pele-sensivel':
        'Com a pele sensível, troque a lâmina pela máquina de meio milímetro e guarde o pós-barba com álcool.',
      calor: 'No calor, lave a barba como lava o cabelo, e seque até a raiz.',
      'trabalho-formal': 'No ambiente formal, o pescoço limpo conta mais que o comprimento.',
      'fios-brancos': 'Fios brancos na barba dão luz ao queixo; só tinja se já tingir o cabelo.',
    },
    listTitle: 'Três barbas para o seu contorno',
    tables: [
      {
        title: 'Quanto tempo cada uma pede',
        columns: ['Barba', 'Comprimento', 'Em casa', 'Na barbearia'],
        rows: [
          ['Por fazer', '3 a 5 mm', 'a cada 3 dias', 'uma vez por mês'],
          ['Curta', '6 a 10 mm', 'uma vez por semana', 'a cada 3 semanas'],
          ['Média', '2 a 3 cm', 'duas vezes por semana', 'a cada 3 ou 4 semanas'],
          ['Cheia', 'acima de 4 cm', 'pente e óleo todo dia', 'todo mês, na tesoura'],
        ],
      },
    ],
    figures: [
      {
        kind: 'portrait',
        view: 'front',
        look: { shape: r.shape, cut: r.cuts.now.cut.id, beard: shaven ? 'nenhuma' : (first.wears ?? first.id) },
        label: shaven ? 'Rosto limpo' : first.what,
        caption: shaven
          ? 'O contorno inteiro à mostra, sobre o corte de agora.'
          : worn === first.id
            ? 'A barba que você já prefere é também a primeira da nossa lista.'
            : 'A primeira da lista, sobre o corte de agora.',
      },
    ],
  })
}
