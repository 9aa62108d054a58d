/** Frames by shape (docs/visagism.md §5, B), our wording. */
import type { Subject } from './shape-advice.ts'

export const GLASSES_IDS = [
  'redondo',
  'oval',
  'retangular',
  'quadrado',
  'gatinho',
  'aviador',
  'browline',
  'sem-aro',
  'alto',
] as const
/** The person's own. */
export const OWN_FRAME = 'a-sua'
export type GlassesId = (typeof GLASSES_IDS)[number]

export const GLASSES: Subject = {
  shapes: {
    oval: {
      lead: 'Quase toda armação fica bem em você; é a largura certa que separa a boa da ótima.',
      quote: 'A armação certa tem a largura das maçãs e a vontade de quem a usa.',
      why: [
        'Sem ângulos a compensar, o critério passa a ser a escala: a frente da armação deve ter a largura das maçãs, nem um dedo a mais. O resto é personalidade.',
        'Experimente duas opostas, uma angulosa e uma redonda, e repare qual delas combina com a roupa que você já tem. Seu rosto aceitará as duas.',
      ],
      picks: [
        { id: 'quadrado', what: 'Quadrada de canto macio', why: 'dá um pouco de estrutura a um contorno sem quinas' },
        {
          id: 'aviador',
          what: 'Aviador fino',
          why: 'acompanha a curva das maçãs com leveza',
          effects: ['armacao-larga-embaixo'],
        },
        {
          id: 'browline',
          what: 'Browline',
          why: 'acentua a sobrancelha e deixa o resto livre',
          effects: ['armacao-pesada-em-cima'],
        },
      ],
      avoid: [
        {
          what: 'Armação mais larga que o rosto',
          why: 'desequilibra justo o que estava em equilíbrio',
          refuses: ['armacao-larga'],
        },
        {
          what: 'Lente muito pequena',
          why: 'deixa o meio do rosto sem proporção',
          refuses: ['armacao-estreita', 'lente-baixa'],
        },
      ],
      asSecond: 'Como há traços de oval, o formato é livre: entre duas que servem, decida pela ponte.',
      basis: { certainty: 'B', sources: ['glasses-guides'] },
    },
    redondo: {
      lead: 'Procure ângulos: uma armação mais larga que alta, com cantos visíveis.',
      quote: 'Um canto na lente vale por dois no contorno.',
      why: [
        'Retângulos e cantos puxam o rosto para os lados e para cima ao mesmo tempo, e a comparação com a linha reta faz a curva das maçãs parecer mais definida.',
        'Uma ponte clara ou transparente abre o espaço entre os olhos e faz o nariz parecer começar mais embaixo, o que também alonga.',
      ],
      picks: [
        { id: 'retangular', what: 'Retangular, mais larga que alta', why: 'traz a linha reta que falta' },
        { id: 'quadrado', what: 'Quadrada de ponte clara', why: 'define o contorno sem pesar no centro' },
        { id: 'gatinho', what: 'Gatinho de canto nítido', why: 'ergue o olhar em diagonal' },
      ],
      avoid: [
        { what: 'Armação redonda', why: 'desenha um círculo dentro de outro', refuses: ['armacao-redonda'] },
        {
          what: 'Lente muito baixa e estreita',
          why: 'deixa as bochechas sem moldura',
          refuses: ['lente-baixa', 'armacao-estreita'],
        },
      ],
      asSecond: 'Como há traços de redondo, escolha ao menos um canto vivo na armação.',
      basis: { certainty: 'B', sources: ['glasses-guides'] },
    },
    quadrado: {
      lead: 'Curvas finas sobre uma base firme: eis o contraste que favorece você.',
      quote: 'A lente curva faz o canto parecer escolha.',
      why: [
        'Uma armação oval ou redonda, de aro fino, interrompe o paralelo das laterais. O olhar encontra uma curva no centro e lê os cantos como estrutura, não como peso.',
        'Deixe a armação um pouco mais larga que as maçãs, com as hastes no alto: isso afasta o peso da mandíbula.',
      ],
      picks: [
        {
          id: 'oval',
          what: 'Oval de aro fino',
          why: 'amacia o conjunto sem escondê-lo',
          effects: ['armacao-discreta'],
        },
        {
          id: 'redondo',
          what: 'Redonda média',
          why: 'é a curva mais franca diante de um rosto reto',
          effects: ['armacao-redonda'],
        },
        {
          id: 'aviador',
          what: 'Aviador leve',
          why: 'desce em gota e quebra a linha reta',
          effects: ['armacao-larga-embaixo'],
        },
      ],
      avoid: [
        { what: 'Quadrada e grossa', why: 'reforça duas vezes o mesmo canto', refuses: ['armacao-quadrada-grossa'] },
        {
          what: 'Armação mais estreita que as maçãs',
          why: 'faz a mandíbula parecer ainda mais larga',
          refuses: ['armacao-estreita'],
        },
      ],
      asSecond: 'Como há traços de quadrado, aros finos e cantos arredondados caem bem.',
      basis: { certainty: 'B', sources: ['glasses-guides'] },
    },
    coracao: {
      lead: 'O peso da armação deve morar embaixo, perto das maçãs, e nunca na sobrancelha.',
      quote: 'Deixe o peso da lente onde o rosto se recolhe.',
      why: [
        'Uma borda grossa no alto acrescentaria largura à parte mais larga. Modelos sem aro, aviadores e lentes que se alargam para baixo levam o olhar para baixo.',
        'Cores claras e materiais transparentes ajudam: quanto menos contraste com a pele, menos a testa trabalha.',
      ],
      picks: [
        {
          id: 'aviador',
          what: 'Aviador de aro fino',
          why: 'é mais cheio embaixo do que em cima',
          effects: ['armacao-discreta', 'armacao-larga-embaixo'],
        },
        {
          id: 'sem-aro',
          what: 'Sem aro ou transparente',
          why: 'não põe linha alguma na testa',
          effects: ['armacao-discreta'],
        },
        { id: 'oval', what: 'Oval de base larga', why: 'dá companhia ao queixo', effects: ['armacao-larga-embaixo'] },
      ],
      avoid: [
        {
          what: 'Armação grossa e escura em cima',
          why: 'carrega onde já há largura',
          refuses: ['armacao-pesada-em-cima'],
        },
        { what: 'Gatinho muito aberto', why: 'estica as têmporas para fora', refuses: ['gatinho-aberto'] },
      ],
      asSecond: 'Como há traços de coração, fique com a borda de cima da lente leve.',
      basis: { certainty: 'B', sources: ['glasses-guides'] },
    },
    triangulo: {
      lead: 'Aqui a armação pode tudo o que faria outra testa pesar: topo marcado, cor, detalhe.',
      quote: 'Um traço forte em cima devolve o equilíbrio.',
      why: [
        'Como a base é a parte larga, uma linha forte na altura das sobrancelhas cria o contraponto. Browlines, gatinhos e hastes trabalhadas foram feitos para esse contorno.',
        'A frente pode passar um pouco da largura das têmporas; a parte de baixo da lente, essa sim, deve ser discreta ou sem aro.',
      ],
      picks: [
        { id: 'browline', what: 'Browline', why: 'marca o alto e some embaixo', effects: ['armacao-pesada-em-cima'] },
        { id: 'gatinho', what: 'Gatinho', why: 'abre as têmporas em diagonal', effects: ['gatinho-aberto'] },
        {
          id: 'quadrado',
          what: 'Meio aro escuro em cima',
          why: 'põe o peso onde ele equilibra',
          effects: ['armacao-pesada-em-cima'],
        },
      ],
      avoid: [
        {
          what: 'Lente que se alarga para baixo',
          why: 'acompanha a mandíbula em vez de contrapô-la',
          refuses: ['armacao-larga-embaixo'],
        },
        { what: 'Armação estreita', why: 'deixa o alto do rosto ainda menor', refuses: ['armacao-estreita'] },
      ],
      asSecond: 'Como há traços de triângulo, uma armação bem desenhada em cima cai bem.',
      basis: { certainty: 'C', sources: ['glasses-guides', 'practice'] },
    },
    diamante: {
      lead: 'Ovais, gatinhos discretos e lentes sem aro: nada que ultrapasse as suas maçãs.',
      quote: 'As maçãs marcam o limite; a lente respeita.',
      why: [
        'As maçãs são o ponto mais largo, e uma armação que passe delas cria um degrau no contorno. Dentro desse limite, prefira as que acentuam um pouco a linha da sobrancelha.',
        'Hastes presas no alto liberam as maçãs, e uma ponte baixa aproxima os olhos da testa, que ganha presença.',
      ],
      picks: [
        { id: 'oval', what: 'Oval horizontal', why: 'acompanha as maçãs por dentro' },
        { id: 'gatinho', what: 'Gatinho contido', why: 'dá um pouco de testa sem sair do limite' },
        {
          id: 'sem-aro',
          what: 'Sem aro',
          why: 'deixa o relevo das maçãs fazer o trabalho',
          effects: ['armacao-discreta'],
        },
      ],
      avoid: [
        {
          what: 'Armação mais larga que as maçãs',
          why: 'esconde o que o rosto tem de melhor',
          refuses: ['armacao-larga'],
        },
        { what: 'Retângulo muito estreito', why: 'corta o relevo ao meio', refuses: ['armacao-estreita'] },
      ],
      asSecond: 'Como há traços de diamante, respeite as maçãs: a lente termina antes delas.',
      basis: { certainty: 'B', sources: ['glasses-guides'] },
    },
    retangular: {
      lead: 'Lentes altas, ponte baixa e hastes com algum desenho: tudo o que preencha a altura.',
      quote: 'Uma lente alta preenche um rosto longo.',
      why: [
        'Quanto mais funda a lente, mais ela preenche o caminho entre a sobrancelha e a boca. Um rosto comprido com óculos baixos parece ainda mais comprido; com óculos altos, parece completo.',
        'A ponte baixa encurta o nariz, e um detalhe na haste leva o olhar para os lados, onde ele é bem-vindo.',
      ],
      picks: [
        { id: 'alto', what: 'Lente alta de canto suave', why: 'preenche a altura do meio do rosto' },
        { id: 'redondo', what: 'Redonda grande', why: 'soma curva e altura de lente', effects: ['armacao-redonda'] },
        {
          id: 'aviador',
          what: 'Aviador largo',
          why: 'desce até a maçã e encurta o caminho',
          effects: ['armacao-larga-embaixo'],
        },
      ],
      avoid: [
        {
          what: 'Retângulo baixo e estreito',
          why: 'deixa muito rosto acima e abaixo',
          refuses: ['lente-baixa', 'armacao-estreita'],
        },
        { what: 'Ponte alta', why: 'alonga o nariz e, com ele, o resto' },
      ],
      asSecond: 'Como há traços de retangular, prefira lentes mais altas que as da moda.',
      basis: { certainty: 'B', sources: ['glasses-guides'] },
    },
  },
  intentions: {
    autoridade: 'Um aro definido aumenta a sensação de comando; use-o nas conversas em que você precisa decidir.',
    criatividade:
      'Uma cor inesperada ou um formato fora de catálogo diz muito de quem cria, sem que a roupa precise ajudar.',
    sofisticacao: 'Metal fino, acetato polido e nenhum logotipo visível: a sofisticação mora no que não se lê.',
    leveza: 'Aro fino e material translúcido deixam o olhar à frente da armação, que é onde a leveza o quer.',
  },
  styles: {
    Clássico: 'Um tartaruga ou um metal escovado atravessam décadas com o seu armário clássico.',
    Moderno: 'Para o estilo moderno, formatos geométricos de espessura regular têm a limpeza certa.',
    Despojado: 'No despojado, escolha uma que possa cair no sofá sem drama e combinar com camiseta.',
    Elegante: 'Com elegância, a armação repete o metal do relógio ou do brinco, e ninguém nota o porquê.',
    Ousado: 'Se a ideia é ousar, deixe a armação ser o acessório do dia e dispense os outros.',
  },
}
