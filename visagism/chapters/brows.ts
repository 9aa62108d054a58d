import { beardTried } from '../advice/beard.ts'
import { browsSubject, keepsNaturalBrow } from '../advice/brows.ts'
import type { Chapter, Look } from './chapter.ts'
import { everyWeeks } from '../knowledge/maintenance.ts'
import { capital } from '../knowledge/pt.ts'
import type { Reading } from '../reading/reading.ts'
import { browWeeks } from '../reading/care.ts'
import { BROW_CARE, LET_ALONE, POINTS_DEFAULT, BROWS_POINTS } from '../texts/brows.ts'
import { wornPicks, writeSubject, type SubjectText } from './subject.ts'
import { BROW_TITLES, CLEAN_BROW_TITLE } from '../texts/titles.ts'

export function writeBrows(r: Reading): Chapter {
  const brows = browsSubject(r)
  const [first, ...others] = brows.subject.shapes[r.shape].picks
  const isNatural = keepsNaturalBrow(r)
  const look: Look = { shape: r.shape, cut: r.cuts.now.cut.id, brow: first.id, ...beardTried(r) }
  const [start, peak, end] = isNatural ? BROW_CARE[r.shape] : (BROWS_POINTS[first.id] ?? POINTS_DEFAULT)
  return writeSubject(r, {
    id: 'sobrancelhas',
    title: isNatural ? CLEAN_BROW_TITLE : BROW_TITLES[r.shape],
    head: 'Sobrancelhas',
    ...brows,
    ...(isNatural ? naturalText(r) : drawnText(r)),
    tables: [
      {
        title: 'Os três pontos, no seu caso',
        columns: ['Ponto', 'Onde fica', 'O cuidado'],
        rows: [
          ['Começo', 'acima da asa do nariz', start],
          [isNatural ? 'Ponto mais alto' : 'Pico', 'na borda externa da íris', peak],
          [isNatural ? 'Fim' : 'Cauda', 'na diagonal da asa ao canto do olho', end],
        ],
      },
    ],
    spare: isNatural ? [] : wornPicks(others, ({ id }) => ({ ...look, brow: id })),
    figures: [
      {
        kind: 'portrait',
        view: 'front',
        look,
        label: first.what,
        caption: isNatural
          ? 'Sem desenho: a linha de nascença, limpa e penteada.'
          : 'O desenho indicado para o seu contorno.',
      },
    ],
  })
}

type Wording = Pick<SubjectText, 'headings' | 'measures' | 'unmeasured' | 'trial' | 'practice' | 'themes' | 'listTitle'>

function drawnText(r: Reading): Wording {
  return {
    headings: ['O desenho para o seu rosto', 'O que as medidas acrescentam', 'O tom do olhar', 'Com lápis, fio a fio'],
    measures: [
      [
        'forehead',
        {
          low: [
            'Numa testa estreita, as sobrancelhas definem sozinhas a largura do alto; não tenha pressa de encurtá-las.',
            'A sua testa é recolhida, e quem dá largura a ela são as sobrancelhas: deixe-as compridas.',
          ],
          mid: [
            'Sua testa acompanha as maçãs, e a sobrancelha pode terminar onde o olho termina.',
            'Entre testa e maçãs há acordo; basta que a sobrancelha termine onde o olho termina.',
          ],
          high: [
            'Com a testa larga, o melhor é o arco perto do olho, para não abrir mais testa acima dele.',
            'A sua testa já abre o alto do rosto: para a sobrancelha, um arco baixo, perto do olho.',
          ],
        },
      ],
      [
        'angle',
        {
          low: 'O canto da mandíbula é firme, e pede uma borda de sobrancelha menos dura.',
          mid: 'O canto da mandíbula não pede nada da sobrancelha: decida pelo olhar.',
          high: 'Com a mandíbula suave, uma sobrancelha bem preenchida traz definição ao conjunto.',
        },
      ],
    ],
    unmeasured: r.choose('brows.hand', [
      'Sem medidas, compare no espelho a distância entre sobrancelha e olho com a altura da íris: se for maior, o arco já é alto por natureza, e é melhor não subir mais.',
      'Nada foi medido acima dos olhos; use a própria íris como unidade. Uma íris de distância até a sobrancelha é o usual, e com menos que isso convém não baixar o arco.',
    ]),
    trial: r.choose('brows.pencil', [
      'Marque os três com lápis claro, preencha o que falta e viva com o desenho por três dias. Só depois decida o que sai, e tire sempre por baixo.',
      'Desenhe primeiro, arranque depois: preencha com lápis por alguns dias e veja o que sobra. Quase sempre sobra menos do que se imaginava.',
    ]),
    practice: [
      r.choose('brows.points', [
        'Use um lápis comprido como régua. Encostado na asa do nariz e em pé, ele mostra o começo; passando pela borda externa da íris, o pico; pelo canto do olho, a cauda.',
        'Três pontos bastam, e um palito os encontra: da asa do nariz para cima está o começo, da asa pela íris está o pico, da asa pelo canto do olho está o fim.',
      ]),
      routineOf(r, `um retoque ${everyWeeks(browWeeks(r))} mantém a linha sem que você pense nela`),
    ],
    themes: {
      oculos:
        'Com óculos, a sobrancelha deve aparecer inteira acima do aro ou sumir atrás dele; cortada ao meio, ela confunde a expressão.',
      'pele-sensivel':
        'Com pele sensível ou alergia, nada de cera: se algum fio sair, que seja com pinça ou linha, e com três dias sem retinol antes.',
      'fios-brancos': 'Fios brancos na sobrancelha somem de longe: um gel com cor, no tom do lápis, devolve a moldura.',
    },
    listTitle: 'Três desenhos, do mais indicado ao mais livre',
  }
}

/** For brows that are only cleaned and combed. */
function naturalText(r: Reading): Wording {
  return {
    headings: [
      'A linha que já é sua',
      'O que as medidas acrescentam',
      'O tom do olhar',
      'Escova, tesoura, e só então a pinça',
    ],
    measures: [
      [
        'forehead',
        {
          low: [
            'Numa testa estreita, a sobrancelha inteira, do começo ao fim, é o que dá largura ao alto.',
            'A sua testa é recolhida, e quem dá largura a ela é a sobrancelha: mantenha-a inteira.',
          ],
          mid: [
            'Sua testa acompanha as maçãs, e a sobrancelha pode ficar no comprimento em que nasceu.',
            'Entre testa e maçãs há acordo; a sobrancelha fica no comprimento em que nasceu.',
          ],
          high: [
            'Com a testa larga, deixe a linha de cima intacta: cada fio a menos ali abre mais campo.',
            'A sua testa já abre o alto do rosto; na linha de cima da sobrancelha, não se tira nada.',
          ],
        },
      ],
      [
        'angle',
        {
          low: 'O canto da mandíbula é firme, e combina com fio cheio.',
          mid: 'O canto da mandíbula aceita tanto a borda solta quanto a aparada.',
          high: 'Com a mandíbula suave, uma sobrancelha de fio cheio traz definição ao conjunto.',
        },
      ],
    ],
    unmeasured: r.choose('brows.hand', [
      'Sem medidas, olhe de longe, no espelho: se a sobrancelha chega antes do olhar, apare o comprimento dos fios; se some, deixe crescer.',
      'Nada foi medido acima dos olhos; use a própria íris como unidade. Uma íris de distância até a sobrancelha é o usual, e com ela basta pentear.',
    ]),
    trial: r.choose('brows.pencil', [
      'Depois penteie tudo para cima com uma escovinha e corte, com tesoura pequena, só a ponta que passa da linha. Um fio de cada vez, à luz da janela.',
      'Fio comprido se apara, não se arranca: escova para cima, tesoura na ponta, e a linha continua a mesma no dia seguinte.',
    ]),
    practice: [
      r.choose('brows.points', [
        'Use um lápis comprido como régua. Encostado na asa do nariz e em pé, ele mostra o começo: o que nasce para dentro dele pode sair, o que nasce depois fica.',
        'Três pontos bastam, e um palito os encontra: da asa do nariz para cima, o começo; da asa pela íris, o ponto mais alto; da asa pelo canto do olho, o fim. Entre eles, na linha de cima não se mexe.',
      ]),
      routineOf(
        r,
        `uma limpeza ${everyWeeks(browWeeks(r))} basta; a quem cuidar dela, peça pinça e tesoura, e dispense a navalha`,
      ),
    ],
    themes: {
      oculos:
        'Com óculos, fio comprido encosta na lente e borra a expressão: apare-o, e deixe a linha inteira acima do aro ou atrás dele.',
      'pele-sensivel': 'Com pele sensível ou alergia, só pinça ou linha, nunca cera, e três dias sem retinol antes.',
      'fios-brancos': 'Os fios brancos da sobrancelha se aparam como os outros; arrancados, deixam falha.',
    },
    listTitle: 'Três modos de usar, do mais indicado ao mais livre',
  }
}

/** Thin or patchy brows rest. */
function routineOf(r: Reading, rhythm: string): string {
  const seen = r.brief.observed?.brows?.value
  if (seen === 'finas' || seen === 'falhadas') return LET_ALONE[seen]
  return r.brief.form.maintenanceLevel ? `Na sua rotina, ${rhythm}.` : `${capital(rhythm)}.`
}
