import { ACCESSORIES } from '../accessories.ts'
import type { Chapter } from '../chapter.ts'
import { adviseColours } from '#visagism/colour/colours.ts'
import type { Reading } from '../reading.ts'
import { writeSubject } from './subject.ts'

export function writeAccessories(r: Reading): Chapter {
  const { season } = adviseColours(r.brief.colour, [])
  return writeSubject(r, {
    id: 'acessorios',
    title: 'Acessórios perto do rosto',
    head: 'Acessórios',
    subject: ACCESSORIES,
    headings: ['O que favorece', 'Onde a peça deve terminar', 'O recado das peças', 'Metais e escala'],
    measures: [
      [
        'jaw',
        {
          low: 'A sua mandíbula, de {v}, ganha quando a peça termina ao lado do queixo.',
          mid: 'Sendo a mandíbula de {v}, a peça pode terminar em qualquer altura, menos no meio da bochecha.',
          high: 'Para a mandíbula de {v}, a peça deve terminar acima dela ou bem abaixo, nunca em cima da linha.',
        },
      ],
      [
        'length',
        {
          low: 'A altura de {v} agradece tudo o que pende.',
          mid: 'A altura de {v} é indiferente ao comprimento do brinco; decida pelo cabelo.',
          high: 'A altura de {v} prefere o que alarga ao que pende.',
        },
      ],
    ],
    unmeasured: r.choose('accessories.hand', [
      'Sem medir a altura do rosto, use o próprio brinco como régua: pendurado no lóbulo, ele deve terminar um dedo acima ou dois abaixo do canto do maxilar.',
      'A altura do rosto não foi medida; experimente dois brincos, um curto e um comprido, e fotografe os dois. A diferença aparece mais na foto que no espelho.',
    ]),
    practice: [
      season
        ? `Pela sua cartela, os metais de casa são ${season.metals}; deixe ${season.metalsAway} para as mãos e o cinto, longe do rosto.`
        : 'Sem estação definida, faça o teste do papel-alumínio: um pedaço prateado e um dourado sob o queixo, à luz da janela. Fique com o que deixa a pele mais uniforme.',
      r.choose('acc.scale', [
        'A escala segue os traços: rosto de traços finos pede peça fina, traços largos sustentam peça grande. Na dúvida, compare o brinco com o tamanho do olho, que é a sua medida natural.',
        'Há uma régua que você carrega: o olho. Uma peça pequena é menor que ele, uma média tem o seu tamanho, uma grande o ultrapassa. Use no máximo uma grande de cada vez.',
        'Quem decide a escala é a distância. Peças menores que a íris só existem de perto; guarde-as para a mesa e o escritório, e as grandes para a rua.',
      ]),
    ],
    themes: {
      oculos: 'Óculos já são um acessório: com eles, brinco pequeno ou nenhum, e colar à vontade.',
      'pele-sensivel': 'Para pele sensível, prata de lei, ouro ou titânio; bijuteria, só sem níquel.',
      esporte: 'No treino, tire tudo o que balança; um ponto de luz rosqueado é o limite.',
      'cabelo-preso': 'De cabelo preso, a orelha vira palco: escolha o brinco antes da roupa.',
      'trabalho-formal': 'Em reunião, evite o que faz barulho ou balança quando você fala.',
    },
    listTitle: 'Três peças que valem a compra',
    tables: [
      {
        title: 'Uma peça para cada ocasião',
        columns: ['Ocasião', 'Perto do rosto', 'Deixe em casa'],
        rows: OCCASIONS[r.intention.id].map((row) => [...row]),
      },
    ],
  })
}

const OCCASIONS: Readonly<Record<Reading['intention']['id'], readonly (readonly [string, string, string])[]>> = {
  autoridade: [
    ['Reunião', 'um metal sólido, liso', 'o que balança'],
    ['Rua', 'óculos escuros de aro firme', 'lenço colorido'],
    ['Noite', 'uma peça grande e só ela', 'brilho miúdo'],
  ],
  criatividade: [
    ['Trabalho', 'um par que não combina', 'conjunto completo'],
    ['Rua', 'lenço ou boné de cor', 'corrente igual à de todos'],
    ['Noite', 'peça de autor, de escala grande', 'pérola por obrigação'],
  ],
  sofisticacao: [
    ['Trabalho', 'ponto de luz ou aro fino', 'logotipo à vista'],
    ['Rua', 'lenço de seda dobrado estreito', 'boné'],
    ['Noite', 'um brilho junto ao rosto', 'três peças de uma vez'],
  ],
  leveza: [
    ['Trabalho', 'fio fino, pedra pequena', 'metal pesado'],
    ['Rua', 'chapéu de palha, tecido solto', 'couro com tachas'],
    ['Noite', 'algo que se mova com você', 'gargantilha dura'],
  ],
}
