/** Brows by shape (docs/visagism.md §5, B/C), our wording. No plucking recipe: only where to leave and where to fill. */
import type { Pick3, ShapeAdvice, Subject } from './shape-advice.ts'
import { BROWS_INSTEAD, factAgainst, keepsBrowLine } from './bound.ts'
import { chosenFirst, drawsBrow } from './chosen.ts'
import { NATURAL_BROWS } from './natural-brows.ts'
import { subjectFor, wardrobeOf, type SubjectOfWearer, type Wearer } from './wardrobe.ts'

export const BROW_IDS = ['suave', 'arqueada', 'curva', 'reta', 'alongada', 'natural'] as const

export const BROWS: Subject = {
  shapes: {
    oval: {
      lead: 'Uma sobrancelha de ângulo suave acompanha o seu contorno sem levantar a voz.',
      quote: 'A sobrancelha é a pontuação do olhar.',
      why: [
        'Com testa e mandíbula em acordo, a sobrancelha não precisa compensar nada; ela apenas dá o tom. Um arco discreto, a dois terços do comprimento, mantém a expressão aberta.',
        'Siga o osso: a que nasceu com você já descreve a curva certa, e o desenho consiste em limpar as bordas, sem inventar outra.',
      ],
      picks: [
        { id: 'suave', what: 'Arco suave a dois terços', why: 'continua a curva do contorno' },
        { id: 'natural', what: 'Natural, só penteada', why: 'num rosto equilibrado, o próprio fio basta' },
        {
          id: 'alongada',
          what: 'Cauda um pouco mais longa',
          why: 'afina o olhar para ocasiões formais',
          effects: ['sobrancelha-longa'],
        },
      ],
      avoid: [
        { what: 'Arco muito alto', why: 'dá surpresa permanente a um rosto sereno', refuses: ['arco-alto'] },
        {
          what: 'Começo muito marcado',
          why: 'fecha o espaço entre os olhos sem necessidade',
          refuses: ['comeco-marcado'],
        },
      ],
      asSecond: 'Com traços de oval, um desenho natural resolve a maior parte dos dias.',
      basis: { certainty: 'B', sources: ['brow-guides'] },
    },
    redondo: {
      lead: 'Seu rosto é curva; a sobrancelha pode ser o lugar do ângulo.',
      quote: 'Um arco bem posto levanta o rosto inteiro.',
      why: [
        'Um arco mais alto e definido abre distância entre a sobrancelha e o olho, e essa distância é altura, justamente o que o seu contorno pede.',
        'O pico deve cair na borda externa da íris ou um pouco depois dela. Mais para dentro, ele vira espanto; mais para fora, some.',
      ],
      picks: [
        {
          id: 'arqueada',
          what: 'Arco alto e nítido',
          why: 'soma altura e um ângulo bem-vindo',
          effects: ['arco-alto', 'arco-em-ponta'],
        },
        {
          id: 'alongada',
          what: 'Cauda comprida, que desce de leve',
          why: 'leva o olhar para fora e afina',
          effects: ['sobrancelha-longa'],
        },
        { id: 'suave', what: 'Arco médio com base limpa', why: 'versão de todo dia, com o mesmo efeito em tom baixo' },
      ],
      avoid: [
        {
          what: 'Sobrancelha redonda, em meia-lua',
          why: 'repete a curva das maçãs',
          refuses: ['sobrancelha-em-meia-lua'],
        },
        { what: 'Muito fina', why: 'perde o ângulo que faria falta', refuses: ['sobrancelha-fina'] },
      ],
      asSecond: 'Com traços de redondo, deixe que o pico da sobrancelha seja uma quina, e não um arco.',
      basis: { certainty: 'B', sources: ['brow-guides'] },
    },
    quadrado: {
      lead: 'Uma curva cheia acima dos olhos conversa com a firmeza de baixo.',
      quote: 'Curva em cima, firmeza embaixo: o olhar agradece.',
      why: [
        'A mandíbula já traz o ângulo; se a sobrancelha repetir o bico, o rosto inteiro fica em ângulo. Uma curva mais espessa e macia divide o trabalho.',
        'Espessura ajuda: fios cheios sustentam a proporção com uma base larga, enquanto um traço fino pareceria emprestado.',
      ],
      picks: [
        {
          id: 'curva',
          what: 'Curva macia e espessa',
          why: 'contrapõe o canto da mandíbula',
          effects: ['sobrancelha-em-meia-lua'],
        },
        { id: 'natural', what: 'Cheia e penteada para cima', why: 'dá textura em vez de linha' },
        { id: 'suave', what: 'Arco baixo, sem bico', why: 'mantém a expressão próxima' },
      ],
      avoid: [
        { what: 'Pico em bico', why: 'soma um ângulo aos que já existem', refuses: ['arco-em-ponta'] },
        { what: 'Traço reto e fino', why: 'cria outra linha dura', refuses: ['sobrancelha-fina'] },
      ],
      asSecond: 'Com traços de quadrado, guarde a espessura: não afine demais o começo.',
      basis: { certainty: 'B', sources: ['brow-guides'] },
    },
    coracao: {
      lead: 'O olhar já vai para a testa; um arco baixo e arredondado o devolve aos olhos.',
      quote: 'O olhar começa baixo e fica mais perto.',
      why: [
        'A testa ampla oferece muito campo acima da sobrancelha. Um arco alto ocuparia esse campo e o aumentaria; um arco baixo deixa a testa em paz e aproxima a expressão.',
        'Cuide da cauda: encurtada demais, ela abre as têmporas; no comprimento do canto externo do olho, ela as fecha com delicadeza.',
      ],
      picks: [
        {
          id: 'curva',
          what: 'Arco baixo e arredondado',
          why: 'acalma a parte alta e combina com o queixo',
          effects: ['sobrancelha-em-meia-lua'],
        },
        { id: 'natural', what: 'Espessura média, borda macia', why: 'não compete com a largura da testa' },
        {
          id: 'suave',
          what: 'Curva longa e leve',
          why: 'acompanha o contorno até a têmpora',
          effects: ['sobrancelha-longa'],
        },
      ],
      avoid: [
        { what: 'Arco alto', why: 'acrescenta altura onde ela sobra', refuses: ['arco-alto'] },
        { what: 'Começos muito afastados', why: 'alargam o centro da testa', refuses: ['comeco-afastado'] },
      ],
      asSecond: 'Com traços de coração, mantenha o arco baixo, mesmo em dia de festa.',
      basis: { certainty: 'B', sources: ['brow-guides'] },
    },
    triangulo: {
      lead: 'Sobrancelhas que se estendem para fora alargam a metade de cima, e essa é a boa notícia.',
      quote: 'Estenda a cauda e o topo do rosto se abre.',
      why: [
        'A parte alta é a mais estreita do seu contorno. Uma cauda longa, que passe um pouco do canto do olho, empurra visualmente as têmporas para fora.',
        'O arco pode ser médio: o que importa é o comprimento. Preencha a cauda com lápis antes de pensar em tirar um fio sequer.',
      ],
      picks: [
        {
          id: 'alongada',
          what: 'Arco médio com cauda longa para fora',
          why: 'alarga o terço de cima',
          effects: ['sobrancelha-longa'],
        },
        {
          id: 'reta',
          what: 'Quase reta e comprida',
          why: 'desenha uma linha deitada onde faz falta',
          effects: ['sobrancelha-longa'],
        },
        { id: 'natural', what: 'Cheia, penteada para fora', why: 'dá peso visual ao alto do rosto' },
      ],
      avoid: [
        { what: 'Cauda curta', why: 'estreita ainda mais as têmporas', refuses: ['sobrancelha-curta'] },
        { what: 'Traço muito fino', why: 'perde a disputa com a mandíbula', refuses: ['sobrancelha-fina'] },
      ],
      asSecond: 'Com traços de triângulo, deixe a cauda comprida: ela abre as têmporas.',
      basis: { certainty: 'C', sources: ['brow-guides', 'practice'] },
    },
    diamante: {
      lead: 'Uma curva suave, sem passar do canto dos olhos, deixa as maçãs com a palavra.',
      quote: 'Deixe o ângulo com as maçãs; a sobrancelha fica com a curva.',
      why: [
        'Suas maçãs já desenham uma linha inclinada. Sobrancelhas angulosas repetiriam essa linha logo acima, e o meio do rosto ficaria cheio de setas.',
        'Termine a cauda no canto externo do olho ou um fio antes, para não apontar para a parte mais larga.',
      ],
      picks: [
        {
          id: 'curva',
          what: 'Curva suave e contínua',
          why: 'arredonda a passagem da testa às maçãs',
          effects: ['sobrancelha-em-meia-lua'],
        },
        { id: 'suave', what: 'Arco discreto, cauda contida', why: 'mantém o foco nos olhos' },
        { id: 'natural', what: 'Cheia no começo', why: 'dá largura à testa pelo centro', effects: ['comeco-marcado'] },
      ],
      avoid: [
        { what: 'Cauda além do canto do olho', why: 'encosta na maçã e a alarga', refuses: ['sobrancelha-longa'] },
        { what: 'Arco pontudo', why: 'multiplica os ângulos do meio do rosto', refuses: ['arco-em-ponta'] },
      ],
      asSecond: 'Com traços de diamante, a cauda fica contida e termina junto com o olho.',
      basis: { certainty: 'C', sources: ['brow-guides', 'practice'] },
    },
    retangular: {
      lead: 'Sobrancelhas quase retas e compridas dão ao seu rosto a largura que ele procura.',
      quote: 'Duas linhas deitadas fazem um rosto longo sorrir.',
      why: [
        'Uma linha deitada no alto do rosto interrompe a descida do olhar. Quanto mais reta e estendida, mais o rosto parece largo na altura dos olhos.',
        'Não é preciso desenhar régua: basta baixar o pico um milímetro e levar a cauda até onde o lápis encosta na asa do nariz e no canto do olho.',
      ],
      picks: [
        {
          id: 'reta',
          what: 'Quase reta, estendida para fora',
          why: 'alarga o rosto na altura dos olhos',
          effects: ['sobrancelha-longa'],
        },
        {
          id: 'alongada',
          what: 'Arco baixo com cauda longa',
          why: 'efeito parecido, com mais doçura',
          effects: ['sobrancelha-longa'],
        },
        { id: 'natural', what: 'Cheia e horizontal', why: 'a textura puxa o olhar para os lados' },
      ],
      avoid: [
        { what: 'Arco alto', why: 'acrescenta um degrau à altura', refuses: ['arco-alto'] },
        {
          what: 'Sobrancelhas curtas e juntas',
          why: 'concentram tudo no eixo do nariz',
          refuses: ['sobrancelha-curta'],
        },
      ],
      asSecond: 'Com traços de retangular, o pico fica baixo, e a linha, deitada.',
      basis: { certainty: 'B', sources: ['brow-guides'] },
    },
  },
  intentions: {
    autoridade: 'Fios mais cheios e um começo definido dão firmeza ao olhar, que é onde a autoridade se vê primeiro.',
    criatividade: 'Fios penteados para cima e uma borda menos polida têm a energia que a criatividade pede.',
    sofisticacao:
      'Um fio penteado e uma borda limpa, conferidos com calma e de longe, valem mais que qualquer desenho da moda.',
    leveza: 'Um gel transparente e a escova de manhã mantêm o olhar leve, como você quer.',
  },
  styles: {
    Clássico:
      'No repertório clássico, a sobrancelha não deve ter época: nem a linha dos anos noventa, nem a borda gravada dos anos dez.',
    Moderno:
      'Com um estilo moderno, a textura à mostra e o gel transparente funcionam melhor que o preenchimento opaco.',
    Despojado: 'No estilo despojado, uma escovinha e dez segundos resolvem; o resto é o fio fazendo o que sabe.',
    Elegante: 'Para a elegância, a escova de manhã e um fio assentado levantam o olho sem ninguém perceber como.',
    Ousado:
      'Ousar aqui pode ser riscar, engrossar ou pentear tudo para cima: escolha um gesto e deixe o resto do rosto quieto.',
  },
}

/** Shaped or only cleaned; a natural line gets no high arch. */
export const browsSubject = (wearer: Wearer): SubjectOfWearer =>
  drawsBrow(wearer.brief)
    ? {
        subject: {
          ...BROWS,
          shapes: { ...BROWS.shapes, [wearer.shape]: chosenFirst(BROWS.shapes[wearer.shape], 'brow', wearer.brief) },
        },
      }
    : keepsBrowLine(wearer)
      ? asItGrew(wearer)
      : subjectFor(wearer, BROWS, NATURAL_BROWS, {
          leavesOut: ({ effects = [] }) => wardrobeOf(wearer) === 'menswear' && effects.includes('arco-alto'),
          refuses: ({ id }) => factAgainst('brow', id, wearer) !== null,
          reserve: { menswear: BROWS_INSTEAD, womenswear: BROWS_INSTEAD },
          part: 'brow',
        })

/** Every way of it is the line of birth. */
function asItGrew({ shape }: Wearer): SubjectOfWearer {
  const row = NATURAL_BROWS.shapes[shape]
  const [first, second, third] = row.picks.map((pick): Pick3 => ({ ...pick, id: 'natural' }))
  const picks = first && second && third ? ([first, second, third] as const) : row.picks
  return {
    subject: { ...NATURAL_BROWS, shapes: { ...NATURAL_BROWS.shapes, [shape]: { ...row, picks } } },
    alternate: row.alternate,
  }
}

/** Only cleaned and combed, as it grew. */
export const keepsNaturalBrow = (wearer: Wearer): boolean =>
  (wardrobeOf(wearer) === 'menswear' || keepsBrowLine(wearer)) && !drawsBrow(wearer.brief)

export const browsFor = (wearer: Wearer): ShapeAdvice => browsSubject(wearer).subject.shapes[wearer.shape]
