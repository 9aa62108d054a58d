import { BROWS } from '../brows.ts'
import type { Chapter } from '../chapter.ts'
import { everyWeeks } from '../maintenance.ts'
import type { Reading } from '../reading.ts'
import { browWeeks } from '../care.ts'
import { writeSubject } from './subject.ts'

export function writeBrows(r: Reading): Chapter {
  const advice = BROWS.shapes[r.shape]
  const [first] = advice.picks
  return writeSubject(r, {
    id: 'sobrancelhas',
    title: 'Sobrancelhas',
    head: 'Sobrancelhas',
    subject: BROWS,
    headings: [
      'O desenho para o seu rosto',
      'O que as medidas acrescentam',
      'O tom do olhar',
      'Com lápis, antes da pinça',
    ],
    measures: [
      [
        'forehead',
        {
          low: 'Numa testa de {v}, as sobrancelhas definem sozinhas a largura do alto; não tenha pressa de encurtá-las.',
          mid: 'Sua testa de {v} acompanha as maçãs, e a sobrancelha pode terminar onde o olho termina.',
          high: 'Com a testa em {v}, convém que o arco fique próximo do olho, para não abrir mais campo acima dele.',
        },
      ],
      [
        'angle',
        {
          low: 'O canto da mandíbula em {v} é firme, e pede uma borda de sobrancelha menos dura.',
          mid: 'O canto da mandíbula em {v} aceita tanto curva quanto ângulo no arco.',
          high: 'Com a mandíbula suave, em {v}, um pequeno ângulo no arco traz definição ao conjunto.',
        },
      ],
    ],
    unmeasured: r.choose('brows.hand', [
      'Sem medidas, compare no espelho a distância entre sobrancelha e olho com a altura da íris: se for maior, o arco já é alto por natureza e convém não subi-lo.',
      'Nada foi medido acima dos olhos; use a própria íris como unidade. Uma íris de distância até a sobrancelha é o usual, e menos que isso pede arco limpo por baixo.',
    ]),
    practice: [
      r.choose('brows.points', [
        'Use um lápis comprido como régua. Encostado na asa do nariz e na vertical, ele mostra o começo; passando pela borda externa da íris, o pico; pelo canto do olho, a cauda.',
        'Três pontos bastam, e um palito os encontra: da asa do nariz para cima está o começo, da asa pela íris está o pico, da asa pelo canto do olho está o fim.',
      ]),
      r.choose('brows.pencil', [
        'Marque os três com lápis claro, preencha o que falta e viva com o desenho por três dias. Só depois decida o que sai, e tire sempre por baixo.',
        'Desenhe primeiro, arranque depois: preencha com lápis por alguns dias e veja o que sobra. Quase sempre sobra menos do que se imaginava.',
      ]),
      `Na sua rotina, um retoque ${everyWeeks(browWeeks(r))} mantém a linha sem que você pense nela.`,
    ],
    themes: {
      oculos:
        'Com óculos, a sobrancelha deve aparecer inteira acima do aro ou sumir atrás dele; cortada ao meio, ela confunde a expressão.',
      'pele-sensivel':
        'Com pele sensível ou alergia, prefira pinça ou linha a cera, e deixe o retinol de lado três dias antes.',
      'fios-brancos': 'Fios brancos na sobrancelha somem de longe: um gel com cor, um tom abaixo, devolve a moldura.',
    },
    listTitle: 'Três desenhos, do mais indicado ao mais livre',
    tables: [
      {
        title: 'Os três pontos, no seu caso',
        columns: ['Ponto', 'Onde fica', 'O cuidado'],
        rows: [
          ['Começo', 'na vertical da asa do nariz', POINTS[first.id]?.[0] ?? POINTS_DEFAULT[0]],
          ['Pico', 'na borda externa da íris', POINTS[first.id]?.[1] ?? POINTS_DEFAULT[1]],
          ['Cauda', 'na diagonal da asa ao canto do olho', POINTS[first.id]?.[2] ?? POINTS_DEFAULT[2]],
        ],
      },
    ],
    figures: [
      {
        kind: 'portrait',
        view: 'front',
        look: { shape: r.shape, cut: r.cuts.now.cut.id, brow: first.id },
        label: first.what,
        caption: 'O desenho indicado para o seu contorno.',
      },
    ],
  })
}

const POINTS_DEFAULT = ['borda esfumada', 'discreto, sem bico', 'termina com o olho'] as const
const POINTS: Readonly<Record<string, readonly [string, string, string]>> = {
  suave: ['borda natural, sem quina', 'a dois terços, pouco elevado', 'no limite do olho'],
  arqueada: ['limpo, mas não grosso', 'alto e nítido, um nada para fora', 'fina e comprida'],
  curva: ['cheio, de borda macia', 'baixo e arredondado', 'contida, junto ao canto do olho'],
  reta: ['na mesma altura da cauda', 'quase ausente', 'estendida para fora, sem descer'],
  alongada: ['um pouco afastado do centro', 'médio', 'passa do canto do olho'],
}
