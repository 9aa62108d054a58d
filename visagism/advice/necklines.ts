/** Collars by shape (docs/visagism.md §5, B), our wording; menswear is in `wardrobe/`. */
import type { FactKey } from '../facts/facts.ts'
import type { Pick3, ShapeAdvice, Subject } from './shape-advice.ts'
import { MENSWEAR_COLLARS } from './collars.ts'
import { subjectFor, type SubjectOfWearer, type Wardrobe, type Wearer } from './wardrobe.ts'

export const NECKLINE_IDS = [
  'v',
  'redondo',
  'u',
  'canoa',
  'quadrado',
  'gola-alta',
  'camisa',
  'ombro-a-ombro',
  'coracao',
  'careca',
] as const

export const NECKLINES: Subject = {
  shapes: {
    oval: {
      lead: 'Nenhum decote é proibido para você; o que muda de um para outro é a distância que você quer manter.',
      quote: 'A gola é a moldura de baixo: ela fecha o retrato.',
      why: [
        'Seu contorno termina em curva, e por isso aceita continuar em curva ou ser cortado por uma reta. A escolha passa a ser de ocasião e de comprimento de pescoço.',
        'Repare na altura: com o cabelo solto, um decote mais aberto devolve ar; com o cabelo preso, o pescoço aparece inteiro e pede menos pele embaixo.',
      ],
      picks: [
        {
          id: 'canoa',
          what: 'Canoa',
          why: 'mostra a clavícula e conserva a serenidade do contorno',
          effects: ['decote-reto'],
        },
        { id: 'v', what: 'V médio', why: 'acrescenta uma direção sem alongar demais' },
        { id: 'camisa', what: 'Colarinho de camisa', why: 'dá duas pontas a um rosto sem quinas' },
      ],
      avoid: [
        {
          what: 'Gola que encosta no queixo',
          why: 'esconde a curva final, que é uma das suas graças',
          refuses: ['gola-junto-ao-queixo'],
        },
        {
          what: 'Decote muito profundo com colar longo',
          why: 'puxa o olhar para longe do rosto',
          refuses: ['v-profundo', 'linha-longa-no-peito'],
        },
      ],
      asSecond: 'Com traços de oval, na dúvida, vista a gola de que mais gosta.',
      basis: { certainty: 'B', sources: ['neckline-guides'] },
    },
    redondo: {
      lead: 'Abra um V diante do rosto e ele parecerá mais longo na mesma hora.',
      quote: 'Abaixo do queixo, prefira pontas a círculos.',
      why: [
        'Golas fechadas e redondas desenham um segundo círculo embaixo do primeiro. Um V, ou um quadrado bem aberto, rompe a repetição e prolonga o pescoço.',
        'Camisa aberta até o segundo botão produz o mesmo efeito sem decote: são duas diagonais que descem do rosto.',
      ],
      picks: [
        { id: 'v', what: 'V médio ou profundo', why: 'continua o rosto para baixo', effects: ['v-profundo'] },
        {
          id: 'quadrado',
          what: 'Quadrado amplo',
          why: 'empresta cantos a quem tem curvas',
          effects: ['decote-quadrado'],
        },
        { id: 'camisa', what: 'Camisa aberta', why: 'faz um V com estrutura de tecido' },
      ],
      avoid: [
        { what: 'Gola redonda justa', why: 'repete o desenho do queixo', refuses: ['gola-careca-justa'] },
        { what: 'Gola alta volumosa', why: 'come o pescoço e encurta o conjunto', refuses: ['gola-alta-volumosa'] },
      ],
      asSecond: 'Com traços de redondo, qualquer abertura em ponta alonga.',
      basis: { certainty: 'B', sources: ['neckline-guides'] },
    },
    quadrado: {
      lead: 'Golas em curva recebem a mandíbula como um travesseiro recebe a cabeça.',
      quote: 'Uma curva no colo adoça a linha do maxilar.',
      why: [
        'Debaixo de um canto de mandíbula, uma linha arredondada cria contraste e alívio. O U aberto faz isso melhor que todos, porque curva e alonga juntos.',
        'Se gosta de camisa, deixe o colarinho mais macio e as pontas curtas, para não alinhar quatro ângulos no mesmo lugar.',
      ],
      picks: [
        { id: 'u', what: 'U aberto', why: 'curva a base do retrato' },
        { id: 'redondo', what: 'Redondo, um dedo abaixo da clavícula', why: 'acompanha sem apertar' },
        { id: 'v', what: 'V de laterais macias', why: 'alonga e afasta o olhar do maxilar' },
      ],
      avoid: [
        { what: 'Decote quadrado', why: 'imita a base do rosto linha por linha', refuses: ['decote-quadrado'] },
        { what: 'Canoa muito reta com cabelo curto', why: 'empilha linhas deitadas', refuses: ['decote-reto'] },
      ],
      asSecond: 'Com traços de quadrado, um decote em U faz companhia ao maxilar sem competir.',
      basis: { certainty: 'B', sources: ['neckline-guides'] },
    },
    coracao: {
      lead: 'Largura e detalhe na altura dos ombros dão ao queixo o apoio que ele merece.',
      quote: 'Ombros à mostra sustentam um queixo delicado.',
      why: [
        'Um V profundo repetiria a ponta do queixo; uma canoa ou um ombro a ombro fazem o oposto, e respondem com uma linha larga à largura da testa.',
        'Golas com corpo, laços e lenços ficam bem em você porque põem acontecimento logo abaixo do queixo.',
      ],
      picks: [
        { id: 'canoa', what: 'Canoa', why: 'equilibra a largura da testa', effects: ['decote-reto'] },
        {
          id: 'ombro-a-ombro',
          what: 'Ombro a ombro ou gola larga',
          why: 'constrói a base do retrato',
          effects: ['decote-reto'],
        },
        { id: 'redondo', what: 'Redondo alto', why: 'fecha em curva perto de um queixo em ponta' },
      ],
      avoid: [
        { what: 'V muito profundo', why: 'repete a ponta do queixo e a alonga', refuses: ['v-profundo'] },
        { what: 'Gola mínima sem detalhe', why: 'deixa toda a atenção na testa', refuses: ['gola-minima'] },
      ],
      asSecond: 'Com traços de coração, um pouco de largura nos ombros cai bem.',
      basis: { certainty: 'B', sources: ['neckline-guides'] },
    },
    triangulo: {
      lead: 'Decotes amplos e ombros construídos levam a largura para onde ela rende.',
      quote: 'Ombro firme, mandíbula tranquila.',
      why: [
        'Se a base do rosto é larga, uma gola apertada esconde o pescoço e a deixa ainda mais larga. Um U amplo ou uma canoa suave abrem espaço, e os ombros entram na composição.',
        'Uma costura estruturada no ombro é uma boa amiga: alarga o alto do tronco e tira da mandíbula o posto de linha mais forte.',
      ],
      picks: [
        { id: 'u', what: 'U amplo', why: 'dá respiro logo abaixo da mandíbula' },
        { id: 'canoa', what: 'Canoa suave', why: 'alarga os ombros com delicadeza' },
        { id: 'v', what: 'V aberto', why: 'afina o centro e prolonga o pescoço' },
      ],
      avoid: [
        { what: 'Gola alta justa', why: 'encosta na parte mais larga e a sublinha', refuses: ['gola-alta-justa'] },
        { what: 'Lenço volumoso no pescoço', why: 'aumenta a base do rosto', refuses: ['lenco-volumoso'] },
      ],
      asSecond: 'Com traços de triângulo, prefira gola com folga, longe da mandíbula.',
      basis: { certainty: 'C', sources: ['neckline-guides', 'practice'] },
    },
    diamante: {
      lead: 'Um decote que valorize a clavícula dá base a um rosto de maçãs altas.',
      quote: 'Com base larga, as maçãs parecem ainda mais altas.',
      why: [
        'Seu queixo é fino e as maçãs são amplas. Ombro a ombro, coração ou canoa criam uma base visual mais larga, e o rosto deixa de parecer equilibrado sobre uma ponta.',
        'Se preferir golas fechadas, escolha as que tenham textura: um tricô canelado faz volume sem precisar de babado.',
      ],
      picks: [
        {
          id: 'ombro-a-ombro',
          what: 'Ombro a ombro ou gola redonda larga',
          why: 'cria a base que o queixo pede',
          effects: ['decote-reto'],
        },
        { id: 'coracao', what: 'Coração ou transpassado', why: 'traz curvas para perto das maçãs' },
        {
          id: 'gola-alta',
          what: 'Gola alta com textura',
          why: 'dá corpo logo abaixo do queixo',
          effects: ['gola-alta-volumosa'],
        },
      ],
      avoid: [
        { what: 'V estreito e profundo', why: 'prolonga a ponta do queixo', refuses: ['v-estreito', 'v-profundo'] },
        { what: 'Alça fina única', why: 'deixa as maçãs sem nada que as acompanhe', refuses: ['gola-minima'] },
      ],
      asSecond: 'Com traços de diamante, mostrar a clavícula é quase sempre boa ideia.',
      basis: { certainty: 'B', sources: ['neckline-guides'] },
    },
    retangular: {
      lead: 'Feche um pouco a gola, alargue os ombros, e o rosto parecerá menos comprido.',
      quote: 'Uma gola alta encerra a descida do olhar.',
      why: [
        'Toda linha que desce prolonga um rosto longo, e o V profundo é a mais insistente delas. Linhas deitadas perto do queixo, ao contrário, fazem o olhar parar.',
        'Golas altas, que incomodam tanta gente, foram feitas para o seu desenho. Cachecóis e lenços enrolados curtos também.',
      ],
      picks: [
        {
          id: 'gola-alta',
          what: 'Gola alta ou meia gola',
          why: 'põe um ponto final na descida',
          effects: ['gola-alta-justa', 'gola-junto-ao-queixo'],
        },
        { id: 'canoa', what: 'Canoa', why: 'estica os ombros para os lados', effects: ['decote-reto'] },
        { id: 'redondo', what: 'Redondo fechado', why: 'curva e encurta', effects: ['gola-careca-justa'] },
      ],
      avoid: [
        { what: 'V profundo', why: 'soma comprimento ao comprimento', refuses: ['v-profundo'] },
        {
          what: 'Colar longo ou lenço de pontas soltas',
          why: 'traçam mais uma linha de cima a baixo',
          refuses: ['linha-longa-no-peito'],
        },
      ],
      asSecond: 'Com traços de retangular, uma gola mais fechada encurta a linha.',
      basis: { certainty: 'B', sources: ['neckline-guides'] },
    },
  },
  intentions: {
    autoridade:
      'Colarinho estruturado e ombro marcado traduzem autoridade em tecido: a gola em pé endireita até a voz.',
    criatividade: 'Decotes assimétricos, uma lapela invertida, um botão em outro lugar: a gola também pode ter ideias.',
    sofisticacao: 'A gola que assenta sem rugas, num tecido que cai, é sofisticação que não se explica.',
    leveza: 'Tecidos que se movem e golas sem entretela, abertas ou altas, deixam o gesto leve.',
  },
  styles: {
    Clássico: 'Colarinhos italianos, tricôs finos e malhas lisas formam a sua base clássica.',
    Moderno: 'Um decote de corte seco, sem acabamento aparente, resume o seu lado moderno.',
    Despojado: 'Para o despojado, a camiseta de boa malha, com a gola do tamanho certo, vale por um guarda-roupa.',
    Elegante: 'Elegância aqui é proporção: a gola e o ombro no mesmo desenho, sem que um puxe o outro.',
    Ousado: 'Ouse no decote das costas ou num ombro só, e deixe a frente simples para o rosto falar.',
  },
}

export const collarsSubject = (wearer: Wearer): SubjectOfWearer =>
  subjectFor(wearer, NECKLINES, MENSWEAR_COLLARS, {
    reserve: wearer.facts?.has('opens-in-front') === true ? OPENING : RESERVE,
    refuses: ({ id, what }) =>
      (said(wearer, 'no-low-neckline') && (LOW.includes(id) || /abert/i.test(what))) ||
      (said(wearer, 'no-high-collar', 'loves-neck', 'no-necklace') && id === 'gola-alta') ||
      (said(wearer, 'shoulders-covered') && BARE_SHOULDERS.includes(id)) ||
      (said(wearer, 'opens-in-front') && !/bot[ãõ]|transpass|colarinho|camisa/i.test(what)),
  })

const said = ({ facts }: Wearer, ...keys: readonly FactKey[]): boolean => keys.some((key) => facts?.has(key) === true)
const BARE_SHOULDERS: readonly string[] = ['ombro-a-ombro', 'coracao', 'quadrado']

const LOW: readonly string[] = ['v', 'u', 'quadrado', 'coracao', 'ombro-a-ombro']

/** For people who put nothing over the head; true for every face. */
const OPENING_PICKS: readonly Pick3[] = [
  { id: 'camisa', what: 'Camisa de botões, um aberto', why: 'veste um braço de cada vez' },
  { id: 'v', what: 'Peça transpassada, de amarrar na frente', why: 'faz o V sem passar pela cabeça' },
  { id: 'careca', what: 'Cardigã de gola redonda, de botões', why: 'fecha em curva, e abre inteiro' },
]
const OPENING: Readonly<Record<Wardrobe, readonly Pick3[]>> = { womenswear: OPENING_PICKS, menswear: OPENING_PICKS }

/** Instead of a high collar, excluded by a full beard or heat; true for every face. */
const RESERVE: Readonly<Record<Wardrobe, readonly Pick3[]>> = {
  menswear: [
    { id: 'camisa', what: 'Colarinho macio, um botão aberto', why: 'deixa o pescoço à vista' },
    { id: 'redondo', what: 'Henley de malha leve', why: 'termina na base do pescoço' },
    { id: 'careca', what: 'Gola redonda de malha leve', why: 'fecha sem subir' },
    { id: 'camisa', what: 'Colarinho abotoado', why: 'fecha na base do pescoço' },
  ],
  womenswear: [
    { id: 'camisa', what: 'Camisa leve, um botão aberto', why: 'deixa o pescoço à vista' },
    { id: 'redondo', what: 'Redondo de malha leve', why: 'termina na base do pescoço' },
    { id: 'canoa', what: 'Canoa de tecido leve', why: 'fecha sem subir' },
    { id: 'careca', what: 'Gola redonda de malha fina', why: 'termina na base do pescoço' },
    { id: 'camisa', what: 'Colarinho abotoado', why: 'fecha na base do pescoço' },
  ],
}

export const collarsFor = (wearer: Wearer): ShapeAdvice => collarsSubject(wearer).subject.shapes[wearer.shape]

/** No cold-weather collar in southern spring and summer. */
export function collarForNow(wearer: Wearer & { readonly brief: { readonly at: string } }): Pick3 {
  const [first, second] = collarsFor(wearer).picks
  return first.id === 'gola-alta' && HOT_MONTHS.includes(Number(wearer.brief.at.slice(5, 7))) ? second : first
}
const HOT_MONTHS: readonly number[] = [10, 11, 12, 1, 2, 3]
