/** Fringe by shape (docs/visagism.md §5; triângulo and diamante C, the rest B), wording ours. */
import { chosenFirst, type Choosing } from '../advice/chosen.ts'
import { cautionsOf, heeding } from '../advice/wardrobe.ts'
import type { FaceShape } from '../knowledge/axes.ts'
import type { ShapeAdvice, Subject } from '../advice/shape-advice.ts'

export const FRINGE: Subject = {
  shapes: {
    oval: {
      lead: 'No seu rosto a franja é vontade, não remédio: ela pode vir, ir embora e voltar.',
      quote: 'Franja é vírgula: serve para respirar no meio da frase.',
      why: [
        'Um contorno equilibrado não precisa de nada sobre a testa, e por isso cada franja aqui tem efeito de estilo puro. A cortina amacia, a lateral movimenta, a reta desenha.',
        'O único cuidado é não fechar a testa inteira com um bloco pesado: some um terço do rosto, e o equilíbrio, que era o seu ponto forte, some com ele.',
      ],
      picks: [
        { id: 'cortina', what: 'Cortina leve', why: 'abre-se no centro e mantém a testa respirando' },
        { id: 'lateral', what: 'Lateral longa', why: 'acrescenta uma diagonal a um contorno muito parelho' },
        { id: 'sem', what: 'Sem franja', why: 'seu contorno se sustenta sem ajuda, e mostrá-lo é um luxo' },
      ],
      avoid: [
        {
          what: 'Franja muito cheia e pesada',
          why: 'apaga o terço de cima e encurta o que já estava na medida',
          refuses: ['testa-coberta'],
        },
        {
          what: 'Franja curtíssima sem intenção',
          why: 'vira o assunto principal; escolha-a só se for esse o plano',
          refuses: ['franja-curta'],
        },
      ],
      asSecond: 'Com traços de oval, dá para tirar a franja num verão e trazê-la de volta no outro.',
      basis: { certainty: 'B', sources: ['hair-guides'] },
    },
    redondo: {
      lead: 'A franja, no seu caso, trabalha melhor de lado: uma diagonal vale mais que uma linha.',
      quote: 'Uma diagonal na testa alonga mais que um salto.',
      why: [
        'Uma franja reta corta a altura do rosto e deixa à mostra justamente o pedaço mais largo. A diagonal faz o contrário: começa alta, passa da maçã e puxa o olhar para baixo.',
        'Quanto mais funda a risca, mais comprida a linha. Deixe aparecer um triângulo de testa do outro lado, porque é ele que dá a sensação de altura.',
      ],
      picks: [
        { id: 'lateral', what: 'Lateral longa, bem de lado', why: 'cria uma diagonal que alonga e afina as maçãs' },
        { id: 'cortina', what: 'Cortina bem aberta e comprida', why: 'mostra uma fresta vertical no centro da testa' },
        {
          id: 'sem',
          what: 'Sem franja, com altura na raiz',
          why: 'deixa a altura inteira à mostra',
          effects: ['testa-livre-com-altura', 'altura-no-topo'],
        },
      ],
      avoid: [
        {
          what: 'Franja reta e cheia',
          why: 'encurta o rosto e sublinha a largura das maçãs',
          refuses: ['franja-reta'],
        },
        { what: 'Franja arredondada', why: 'repete a curva do contorno em vez de dar direção a ele' },
      ],
      asSecond: 'Com traços de redondo, prefira que a franja termine em ponta, e não em curva.',
      basis: { certainty: 'B', sources: ['hair-guides'] },
    },
    quadrado: {
      lead: 'Entre a testa e a mandíbula há linhas firmes; a franja entra para amaciar a de cima.',
      quote: 'Onde há canto, uma ponta desfiada conversa.',
      why: [
        'A linha do cabelo e a da mandíbula costumam ser paralelas no seu desenho, como moldura de quadro. Uma franja longa e irregular quebra esse paralelo sem esconder nada.',
        'Peça pontas desfiadas na tesoura e comprimento até a maçã: quando a mecha cai perto do canto do rosto, o ângulo parece mais macio.',
      ],
      picks: [
        { id: 'cortina', what: 'Cortina longa até a maçã', why: 'curva a linha da testa e amacia as têmporas' },
        { id: 'lateral', what: 'Lateral desfiada', why: 'atravessa a moldura reta com uma diagonal' },
        { id: 'leve', what: 'Mechas soltas na frente', why: 'dão movimento sem compromisso de franja' },
      ],
      avoid: [
        {
          what: 'Franja reta e curta',
          why: 'desenha uma terceira linha paralela e endurece as outras duas',
          refuses: ['franja-reta'],
        },
        { what: 'Franja de canto vivo na têmpora', why: 'soma um ângulo onde já há bastante' },
      ],
      asSecond: 'Com traços de quadrado, peça pontas irregulares, cortadas na tesoura e nunca na régua.',
      basis: { certainty: 'B', sources: ['hair-guides'] },
    },
    coracao: {
      lead: 'A testa é ampla e bonita: a franja só precisa atravessá-la.',
      quote: 'Não é preciso cobrir a testa; basta atravessá-la.',
      why: [
        'Quando a parte de cima é a mais larga, a franja funciona como cortina de janela: aberta no meio, ela estreita a abertura sem apagar a luz.',
        'O comprimento decide tudo. Terminando na maçã, ela leva o olhar para o meio do rosto; terminando na sobrancelha, ela o prende em cima, onde já havia atenção.',
      ],
      picks: [
        { id: 'cortina', what: 'Cortina aberta no meio', why: 'divide a largura da testa em duas partes menores' },
        { id: 'lateral', what: 'Lateral longa', why: 'cruza a testa em diagonal e desce até a maçã' },
        { id: 'leve', what: 'Franja leve e transparente', why: 'tira peso de cima sem fechar a luz' },
      ],
      avoid: [
        { what: 'Franja curta e reta', why: 'põe uma linha larga na parte mais larga', refuses: ['franja-reta'] },
        {
          what: 'Cabelo todo puxado para trás, com altura',
          why: 'soma testa à testa e afina ainda mais o queixo',
          refuses: ['testa-livre-com-altura'],
        },
      ],
      asSecond: 'Com traços de coração, uma cortina aberta fica bem na sua testa.',
      basis: { certainty: 'B', sources: ['hair-guides'] },
    },
    triangulo: {
      lead: 'A franja é uma das suas melhores aliadas: ela alarga justamente onde o rosto se fecha.',
      quote: 'Abra em cima o que o rosto guarda embaixo.',
      why: [
        'A testa é a parte mais estreita do seu contorno, e uma franja cheia até as têmporas a faz parecer mais larga do que é. O truque é deixar os cantos longos, encostando na lateral.',
        'Uma cortina bem aberta chega ao mesmo lugar por outro caminho: as pontas que voam para fora empurram as têmporas.',
      ],
      picks: [
        {
          id: 'reta',
          what: 'Franja cheia com cantos longos',
          why: 'alarga a testa e equilibra a base',
          effects: ['franja-reta', 'testa-coberta'],
        },
        { id: 'cortina', what: 'Cortina aberta para fora', why: 'empurra o volume para as têmporas' },
        { id: 'lateral', what: 'Lateral volumosa', why: 'dá altura de um lado e assimetria ao topo' },
      ],
      avoid: [
        { what: 'Franja fina e colada', why: 'estreita ainda mais o terço de cima' },
        { what: 'Mechas longas caindo sobre a mandíbula', why: 'apontam para a parte que já é a mais larga' },
      ],
      asSecond: 'Com traços de triângulo, uma franja com corpo equilibra a base do rosto.',
      basis: { certainty: 'C', sources: ['hair-guides', 'practice'] },
    },
    diamante: {
      lead: 'Uma franja leve dá largura à testa e deixa as maçãs no lugar de destaque que é delas.',
      quote: 'Um pouco de testa a mais, e as maçãs agradecem.',
      why: [
        'Seu contorno se estreita logo acima das maçãs. Uma franja que comece larga e se abra nas têmporas preenche esse recuo e faz a passagem parecer contínua.',
        'Mantenha a textura solta: um bloco reto criaria uma quina nova, e o seu rosto já tem as de que precisa.',
      ],
      picks: [
        { id: 'cortina', what: 'Cortina leve', why: 'enche as têmporas e abre o centro' },
        { id: 'lateral', what: 'Lateral macia', why: 'acrescenta largura de um lado só, com graça' },
        { id: 'leve', what: 'Franja texturizada', why: 'dá corpo à testa sem desenhar linha' },
      ],
      avoid: [
        {
          what: 'Franja que termina exatamente na maçã mais alta',
          why: 'sublinha duas vezes o ponto mais largo',
          refuses: ['franja-na-maca'],
        },
        {
          what: 'Cabelo preso bem rente nas têmporas',
          why: 'deixa as maçãs sem companhia',
          refuses: ['temporas-presas'],
        },
      ],
      asSecond: 'Com traços de diamante, vale encher as têmporas, e a franja pode cuidar disso.',
      basis: { certainty: 'C', sources: ['hair-guides', 'practice'] },
    },
    retangular: {
      lead: 'De todas as formas, a sua é a que mais ganha com uma franja.',
      quote: 'Uma linha deitada descansa um rosto alto.',
      why: [
        'A franja cobre uma parte da altura e dá ao olhar um lugar para parar. Basta que ela ocupe até um terço da altura do rosto para o conjunto parecer mais curto e mais caloroso.',
        'Reta ou cortina, prefira-a cheia. Fios ralos deixam a testa comprida aparecer por trás e perdem o efeito.',
      ],
      picks: [
        {
          id: 'reta',
          what: 'Reta, na linha da sobrancelha',
          why: 'corta a altura com uma linha clara',
          effects: ['franja-reta', 'testa-coberta'],
        },
        {
          id: 'cortina',
          what: 'Cortina cheia',
          why: 'encurta e alarga ao mesmo tempo, na altura das maçãs',
          effects: ['testa-coberta'],
        },
        {
          id: 'curta',
          what: 'Curta e texturizada, para a frente',
          why: 'abaixa o topo em cortes curtos',
          effects: ['franja-curta'],
        },
      ],
      avoid: [
        {
          what: 'Testa toda livre com altura no topo',
          why: 'acrescenta altura a quem já tem',
          refuses: ['testa-livre-com-altura'],
        },
        {
          what: 'Risca no meio com liso colado',
          why: 'desenha mais uma linha de cima a baixo',
          refuses: ['liso-comprido'],
        },
      ],
      asSecond: 'Com traços de retangular, qualquer linha deitada sobre a testa ajuda, mesmo discreta.',
      basis: { certainty: 'B', sources: ['hair-guides'] },
    },
  },
  intentions: {
    autoridade:
      'Para a autoridade que você procura, franja de borda firme, acima dos olhos: o olhar à vista dá espaço à palavra.',
    criatividade: 'Como a intenção é criativa, uma franja assimétrica ou repicada diz isso antes de qualquer roupa.',
    sofisticacao:
      'Sofisticação pede acabamento: se houver franja, que ela esteja sempre no comprimento combinado com quem corta.',
    leveza:
      'A leveza que você quer passar mora em franjas que se mexem, transparentes, com um pouco de ar entre os fios.',
  },
  styles: {
    Clássico: 'Num guarda-roupa clássico, a lateral longa é a mais fiel, porque nunca data a fotografia.',
    Moderno: 'Com linhas modernas, uma franja de desenho limpo, sem pontas soltas demais, fica à vontade.',
    Despojado: 'Para um estilo despojado, só vale franja que seque ao vento e aceite ser afastada com a mão.',
    Elegante: 'Na elegância, a franja que se mistura ao cabelo é a que melhor envelhece na semana.',
    Ousado: 'Quem gosta de ousar pode levar a franja a um extremo, muito curta ou muito longa, desde que seja um só.',
  },
}

/** What the front has to have for it, dry (practice, M). */
export const LEAST_FRONT_CM: Readonly<Record<string, number>> = {
  sem: 0,
  curta: 4,
  reta: 8,
  leve: 10,
  cortina: 12,
  lateral: 15,
}

const INSTEAD_WHY = {
  leve: 'pede poucos fios, e se mexe em vez de pesar',
  cortina: 'abre no centro e leva pouco cabelo para a frente',
  lateral: 'vem de um lado só, sem tirar fio do alto inteiro',
} as const

/** Drawn with each, on longer hair. */
export const CUT_WITH_FRINGE: Readonly<Record<string, 'franja-cortina' | 'franja-lateral' | 'franja-reta' | 'crop'>> = {
  cortina: 'franja-cortina',
  lateral: 'franja-lateral',
  leve: 'franja-cortina',
  reta: 'franja-reta',
  curta: 'crop',
}

type FringeWearer = { readonly shape: FaceShape } & Parameters<typeof cautionsOf>[0] & { readonly brief: Choosing }

/** In place of what their own hair refuses, valid for every shape. */
const INSTEAD = (['leve', 'cortina', 'lateral'] as const).flatMap((id) =>
  FRINGE.shapes.diamante.picks.filter((pick) => pick.id === id).map((pick) => ({ ...pick, why: INSTEAD_WHY[id] })),
)

/** Their shape's three that their own hair allows, or what a visagist put before them. */
export const fringeFor = (wearer: FringeWearer): ShapeAdvice =>
  chosenFirst(heeding(FRINGE.shapes[wearer.shape], cautionsOf(wearer), INSTEAD), 'fringe', wearer.brief)
