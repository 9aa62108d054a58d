/** Accessories by shape: principle of docs/visagism.md §5 (B), details M; our wording, for anyone. */
import type { FactKey } from '../facts/facts.ts'
import type { Refusal } from '../knowledge/effects.ts'
import { bearsNoMetal } from './bound.ts'
import { isWornAsEver } from './cloth-worn.ts'
import type { Pick3, ShapeAdvice, Subject } from './shape-advice.ts'
import { MENSWEAR_ORNAMENTS } from './ornaments.ts'
import { isVeiled, subjectFor, wardrobeOf, type SubjectOfWearer, type Wardrobe, type Wearer } from './wardrobe.ts'

export const ACCESSORIES: Subject = {
  shapes: {
    oval: {
      lead: 'Acessório, para você, é assinatura: um só, repetido, vira marca.',
      quote: 'Um acessório repetido vira assinatura.',
      why: [
        'Como nada pede compensação, use brincos, correntes e chapéus para contar quem você é. O comprimento médio, entre o lóbulo e a linha da mandíbula, é território seguro.',
        'Chapéus de aba média e copa da altura do rosto mantêm as proporções que você já tem.',
      ],
      picks: [
        {
          id: 'gota',
          what: 'Brinco em gota',
          why: 'repete a curva do contorno em tamanho menor',
          effects: ['brinco-que-pende'],
        },
        { id: 'corrente', what: 'Corrente na clavícula', why: 'fecha o retrato sem puxar o olhar' },
        { id: 'chapeu', what: 'Chapéu de aba média', why: 'respeita a altura do rosto', effects: ['peca-na-cabeca'] },
      ],
      avoid: [
        { what: 'Muitos pontos de brilho juntos', why: 'o equilíbrio vira vitrine', refuses: ['muitas-pecas'] },
        { what: 'Peça grande com gola alta', why: 'deixa pouco rosto à vista', refuses: ['gola-junto-ao-queixo'] },
      ],
      asSecond: 'Com traços de oval, vale brinco de qualquer formato.',
      basis: { certainty: 'M', sources: ['practice'] },
    },
    redondo: {
      lead: 'Comprido em vez de redondo, anguloso em vez de bola: essa é a conta toda.',
      quote: 'Tudo o que pende alonga.',
      why: [
        'Peças que descem desenham linhas compridas ao lado do rosto. Um brinco fino e longo, que passe da mandíbula, afina mais que qualquer sombra de maquiagem.',
        'Nos chapéus, copa alta e aba curta; nos lenços, as pontas soltas para baixo, nunca o laço em roda.',
      ],
      picks: [
        {
          id: 'longo',
          what: 'Brinco longo e fino',
          why: 'traça uma linha comprida junto às maçãs',
          effects: ['brinco-que-pende', 'brinco-longo'],
        },
        {
          id: 'corrente-longa',
          what: 'Corrente que faz um V',
          why: 'prolonga o pescoço',
          effects: ['linha-longa-no-peito'],
        },
        {
          id: 'copa-alta',
          what: 'Chapéu de copa alta',
          why: 'devolve altura',
          effects: ['peca-na-cabeca', 'copa-alta'],
        },
      ],
      avoid: [
        {
          what: 'Argola redonda na altura da bochecha',
          why: 'põe um círculo ao lado de outro',
          refuses: ['brinco-redondo-nas-macas'],
        },
        { what: 'Gargantilha grossa', why: 'corta o pescoço ao meio', refuses: ['gargantilha'] },
      ],
      asSecond: 'Com traços de redondo, deixe os brincos fazerem a linha reta.',
      basis: { certainty: 'M', sources: ['practice'] },
    },
    quadrado: {
      lead: 'Argolas, gotas e curvas em movimento tiram a rigidez sem tirar a presença.',
      quote: 'Uma argola em movimento desfaz qualquer quina.',
      why: [
        'O brilho redondo na altura do maxilar é um truque antigo: a curva acompanha o giro da cabeça e o canto da mandíbula deixa de ser a última palavra.',
        'Prefira peças que se mexam. Um brinco fixo e quadrado congela o que poderia ser leve.',
      ],
      picks: [
        {
          id: 'argola',
          what: 'Argola média',
          why: 'põe uma curva ao lado do ângulo',
          effects: ['brinco-com-presenca', 'argola-no-maxilar'],
        },
        { id: 'gota', what: 'Gota comprida', why: 'afina e amacia', effects: ['brinco-que-pende', 'brinco-longo'] },
        { id: 'lenco', what: 'Lenço macio, de nó baixo', why: 'arredonda a base do retrato' },
      ],
      avoid: [
        { what: 'Brinco quadrado junto ao maxilar', why: 'duplica o canto', refuses: ['brinco-quadrado-no-maxilar'] },
        { what: 'Boné de aba reta e baixa', why: 'fecha o rosto numa caixa', refuses: ['aba-reta-baixa'] },
      ],
      asSecond: 'Com traços de quadrado, argolas são um bom hábito.',
      basis: { certainty: 'M', sources: ['practice'] },
    },
    coracao: {
      lead: 'Mais largo embaixo que em cima: procure isso em brincos, colares e lenços.',
      quote: 'O brinco que abre embaixo completa o queixo.',
      why: [
        'Brincos em pera, leques e argolas que terminam perto da mandíbula enchem o espaço ao lado do queixo. É um volume emprestado, que se tira à noite.',
        'Chapéus de aba generosa e copa baixa sombreiam a testa com elegância e deixam a boca como centro.',
      ],
      picks: [
        {
          id: 'pera',
          what: 'Brinco em pera ou leque',
          why: 'alarga na altura do queixo',
          effects: ['brinco-que-pende', 'brinco-com-presenca'],
        },
        { id: 'colar-curto', what: 'Colar curto e encorpado', why: 'ancora o olhar embaixo', effects: ['gargantilha'] },
        { id: 'aba', what: 'Aba larga, copa baixa', why: 'cobre um pouco da testa', effects: ['peca-na-cabeca'] },
      ],
      avoid: [
        {
          what: 'Brinco de botão grande',
          why: 'alarga as têmporas',
          refuses: ['brinco-redondo-nas-macas', 'brinco-no-alto'],
        },
        { what: 'Faixa larga na testa', why: 'chama atenção para a parte mais ampla', refuses: ['faixa-na-testa'] },
      ],
      asSecond: 'Com traços de coração, prefira peças mais cheias na ponta.',
      basis: { certainty: 'M', sources: ['practice'] },
    },
    triangulo: {
      lead: 'Brilho e cor acima da linha da orelha; embaixo, discrição.',
      quote: 'Ponha a luz em cima, que ela sabe descer.',
      why: [
        'Tudo o que acontece nas têmporas, de uma presilha a um brinco de lóbulo com presença, alarga o alto do rosto. Peças longas que balançam junto à mandíbula fazem o caminho errado.',
        'Chapéus são um trunfo: qualquer copa larga devolve proporção na mesma hora.',
      ],
      picks: [
        {
          id: 'lobulo',
          what: 'Brinco de lóbulo com presença',
          why: 'concentra luz no alto',
          effects: ['brinco-com-presenca', 'brinco-no-alto'],
        },
        {
          id: 'presilha',
          what: 'Presilha ou faixa na têmpora',
          why: 'alarga a testa',
          effects: ['peca-na-cabeca', 'faixa-na-testa'],
        },
        { id: 'copa-larga', what: 'Chapéu de copa larga', why: 'equilibra a base', effects: ['peca-na-cabeca'] },
      ],
      avoid: [
        { what: 'Argola que termina no maxilar', why: 'marca a linha mais larga', refuses: ['argola-no-maxilar'] },
        { what: 'Gargantilha justa', why: 'apoia o rosto numa linha deitada', refuses: ['gargantilha'] },
      ],
      asSecond: 'Com traços de triângulo, guarde os brincos longos para o cabelo solto.',
      basis: { certainty: 'M', sources: ['practice'] },
    },
    diamante: {
      lead: 'Peças delicadas, que pendem e se alargam no fim, fazem dueto com as maçãs.',
      quote: 'Junto às maçãs, menos; junto ao queixo, mais.',
      why: [
        'O lado do rosto, na altura das maçãs, já está ocupado. Prefira o que começa fino na orelha e ganha corpo perto do queixo, ou um ponto de luz pequeno no lóbulo.',
        'Colares curtos trabalham bem, porque constroem a largura que falta na base.',
      ],
      picks: [
        { id: 'gota', what: 'Gota que se alarga embaixo', why: 'acompanha o queixo', effects: ['brinco-que-pende'] },
        { id: 'ponto', what: 'Ponto de luz no lóbulo', why: 'não disputa com as maçãs', effects: ['brinco-no-alto'] },
        {
          id: 'colar-curto',
          what: 'Colar na base do pescoço',
          why: 'cria largura abaixo do queixo',
          effects: ['gargantilha'],
        },
      ],
      avoid: [
        {
          what: 'Brinco largo na altura das maçãs',
          why: 'alarga o que já é amplo',
          refuses: ['brinco-largo-nas-macas'],
        },
        { what: 'Brinco retangular duro', why: 'acrescenta ângulo ao relevo', refuses: ['brinco-quadrado-no-maxilar'] },
      ],
      asSecond: 'Com traços de diamante, prefira peças finas junto às maçãs.',
      basis: { certainty: 'M', sources: ['practice'] },
    },
    retangular: {
      lead: 'Formas redondas e largas, de comprimento curto, encurtam o rosto.',
      quote: 'Curto e largo: a medida que encurta sem esconder.',
      why: [
        'Um brinco redondo de bom tamanho alarga o rosto bem no meio. Já o longo e fino desce junto com o contorno e o estica, por isso fica para outros rostos.',
        'Aba larga e copa baixa, gargantilhas e lenços em volta do pescoço completam o efeito.',
      ],
      picks: [
        {
          id: 'botao',
          what: 'Brinco redondo ou de botão',
          why: 'alarga na altura das maçãs',
          effects: ['brinco-com-presenca', 'brinco-redondo-nas-macas', 'brinco-largo-nas-macas'],
        },
        {
          id: 'gargantilha',
          what: 'Gargantilha ou corrente curta',
          why: 'interrompe a descida',
          effects: ['gargantilha'],
        },
        {
          id: 'aba',
          what: 'Chapéu de aba larga e copa baixa',
          why: 'traça uma grande linha deitada',
          effects: ['peca-na-cabeca'],
        },
      ],
      avoid: [
        { what: 'Brinco longo e reto', why: 'prolonga o contorno', refuses: ['brinco-longo'] },
        { what: 'Copa alta', why: 'aumenta a altura total', refuses: ['copa-alta'] },
      ],
      asSecond: 'Com traços de retangular, peças curtas e redondas rendem mais que as compridas.',
      basis: { certainty: 'M', sources: ['practice'] },
    },
  },
  intentions: {
    autoridade: 'Metal de peso, poucas peças, sempre as mesmas: a autoridade gosta de constância.',
    criatividade:
      'Um par desemparelhado, uma pedra bruta, um lenço amarrado de outro modo: criatividade é deslocar o esperado.',
    sofisticacao: 'O brilho que se vê só quando você vira a cabeça é o mais sofisticado de todos.',
    leveza: 'Peças que se movem, fios finos e materiais naturais mantêm a leveza.',
  },
  styles: {
    Clássico: 'Pérola, argola lisa, relógio de pulseira fina: no clássico, o material fala mais que a forma.',
    Moderno: 'O moderno prefere uma geometria só, grande o bastante para ser intencional.',
    Despojado: 'No despojado, couro, corda e prata usada contam uma história que o polimento apagaria.',
    Elegante: 'Elegante é tirar uma peça antes de sair, e não sentir falta dela.',
    Ousado: 'Quem ousa pode exagerar na escala, mas num só ponto do corpo de cada vez.',
  },
}

export const EARRING_IDS: readonly string[] = ['gota', 'longo', 'argola', 'pera', 'lobulo', 'ponto', 'botao']

export const isOfEarrings = ({ what }: Pick<Refusal, 'what'>): boolean => /\b(brincos?|argolas?)\b/i.test(what)

/** A veil hides ears, neck and crown. */
const VEILED: ShapeAdvice = {
  lead: 'O véu já é a moldura: a peça fica no tecido, na mão e nos olhos.',
  quote: 'Uma dobra bem presa vale por uma joia.',
  why: [
    'Com orelhas, pescoço e cabelo cobertos, o que se vê perto do rosto é o tecido. Um alfinete ou um broche prende a dobra onde você quiser, e é ele que leva o brilho.',
    'O resto fica longe do rosto: anel, pulseira e relógio acompanham o gesto, e os óculos, se você usa, já são a peça do meio.',
  ],
  picks: [
    { id: 'broche', what: 'Broche ou alfinete de véu', why: 'segura a dobra e leva o brilho' },
    { id: 'anel', what: 'Anel de uma pedra só', why: 'aparece quando você fala com as mãos' },
    { id: 'relogio', what: 'Relógio ou pulseira fina', why: 'termina a manga com um detalhe' },
  ],
  avoid: [
    { what: 'Vários alfinetes à vista', why: 'dividem a dobra em pontos', refuses: ['muitas-pecas'] },
    { what: 'Metal áspero junto ao tecido', why: 'puxa o fio do véu' },
  ],
  asSecond: '',
  basis: { certainty: 'M', sources: ['practice'] },
}
/** Advised only where the note says that the cloth is pinned. */
const VEILED_AS_EVER: ShapeAdvice = {
  ...VEILED,
  lead: 'O véu já é a moldura: a peça fica na mão e nos olhos.',
  quote: 'A mão que fala também veste.',
  picks: [
    { id: 'anel', what: 'Anel de uma pedra só', why: 'aparece quando você fala com as mãos' },
    { id: 'relogio', what: 'Relógio ou pulseira fina', why: 'termina a manga com um detalhe' },
    { id: 'bolsa', what: 'Bolsa na cor mais viva das suas', why: 'leva o acento para longe do rosto' },
  ],
}
const forEveryShape = (advice: ShapeAdvice): Subject['shapes'] => ({
  oval: advice,
  redondo: advice,
  quadrado: advice,
  coracao: advice,
  triangulo: advice,
  diamante: advice,
  retangular: advice,
})
const VEILED_SHAPES = forEveryShape(VEILED)
const VEILED_AS_EVER_SHAPES = forEveryShape(VEILED_AS_EVER)
const VEILED_STYLES: Subject['styles'] = {
  Clássico: 'No clássico, o alfinete tem a cor do tecido, e o relógio, a do metal da bolsa.',
  Moderno: 'O moderno prefere uma geometria só: um alfinete reto, um anel liso.',
  Despojado: 'No despojado, o tecido amassado com gosto dispensa o resto.',
  Elegante: 'Elegante é o alfinete que só se vê de perto.',
  Ousado: 'Quem ousa escolhe um broche grande, e um só.',
}
const VEILED_AGAIN: readonly [string, string] = [
  'A peça vai no tecido: um alfinete no lugar certo muda a dobra, e a dobra muda o rosto.',
  'Nas mãos há todo o espaço do mundo: um anel, uma pulseira, um relógio, um de cada vez.',
]

/** Instead of a hat over a covering or a scarf in the heat; true for every face. */
const RESERVE: Readonly<Record<Wardrobe, readonly Pick3[]>> = {
  womenswear: [
    { id: 'broche', what: 'Broche ou alfinete no tecido', why: 'prende a dobra e leva o brilho' },
    { id: 'anel', what: 'Anel de uma pedra só', why: 'aparece quando você fala com as mãos' },
    { id: 'bolsa', what: 'Bolsa na cor mais viva das suas', why: 'leva o acento para longe do rosto' },
  ],
  menswear: [
    { id: 'relogio', what: 'Relógio de mostrador limpo', why: 'assina o gesto e deixa o rosto em paz' },
    { id: 'anel', what: 'Anel liso', why: 'aparece quando você fala com as mãos' },
    { id: 'pulseira', what: 'Pulseira de couro', why: 'termina a manga com um detalhe' },
  ],
}

/** A watch is for the time, a button holds. */
const PLAIN_PIECES: readonly Pick3[] = [
  { id: 'botao-da-gola', what: 'Botão de outra cor na gola', why: 'põe a cor presa na roupa, perto do rosto' },
  { id: 'relogio', what: 'Relógio de mostrador limpo', why: 'assina o gesto e deixa o rosto em paz' },
  { id: 'bolsa', what: 'Bolsa na cor mais viva das suas', why: 'leva o acento para longe do rosto' },
]
const WITHOUT_JEWELS: Readonly<Record<Wardrobe, readonly Pick3[]>> = {
  womenswear: PLAIN_PIECES,
  menswear: PLAIN_PIECES,
}

/** Worn at the neck, of both lists. */
export const NECK_PIECES: readonly string[] = ['corrente', 'corrente-longa', 'colar-curto', 'gargantilha', 'lenco']
const JEWELS: readonly string[] = ['anel', 'pulseira', 'broche']

/** Metal on the skin, for whom it harms, unless they wear one that does not. */
const refusesMetal = (wearer: Wearer): boolean => bearsNoMetal(wearer) && !wearsSafeMetal(wearer)
export const wearsSafeMetal = ({ facts }: Pick<Wearer, 'facts'>): boolean =>
  facts?.has('earrings') === true || facts?.has('metal-worn') === true
const OF_CLOTH = 'lenco'

function isRefused(wearer: Wearer, { id }: Pick3): boolean {
  const { facts } = wearer
  const said = (...keys: readonly FactKey[]) => keys.some((key) => facts?.has(key) === true)
  return (
    (refusesMetal(wearer) && id !== OF_CLOTH && [...EARRING_IDS, ...NECK_PIECES, 'anel', 'broche'].includes(id)) ||
    (EARRING_IDS.includes(id) && said('no-earrings', 'no-jewels', 'ears-neck-covered')) ||
    (NECK_PIECES.includes(id) && said('no-necklace', 'no-jewels', 'ears-neck-covered')) ||
    (JEWELS.includes(id) && said('no-jewels')) ||
    (id === 'broche' && isWornAsEver(wearer))
  )
}

/** Menswear gets no unasked earrings. */
export function accessoriesSubject(wearer: Wearer): SubjectOfWearer {
  if (isVeiled(wearer))
    return {
      subject: {
        intentions: MENSWEAR_ORNAMENTS.intentions,
        styles: VEILED_STYLES,
        shapes: isWornAsEver(wearer) ? VEILED_AS_EVER_SHAPES : VEILED_SHAPES,
      },
      alternate: VEILED_AGAIN,
    }
  return subjectFor(wearer, ACCESSORIES, MENSWEAR_ORNAMENTS, {
    leavesOut: ({ id }) => wardrobeOf(wearer) === 'menswear' && EARRING_IDS.includes(id),
    leavesUnsaid: (line) => wardrobeOf(wearer) === 'menswear' && isOfEarrings(line),
    refuses: (pick) => isRefused(wearer, pick),
    reserve: wearer.facts?.has('no-jewels') === true || refusesMetal(wearer) ? WITHOUT_JEWELS : RESERVE,
  })
}

export const ornamentsFor = (wearer: Wearer): ShapeAdvice => accessoriesSubject(wearer).subject.shapes[wearer.shape]
