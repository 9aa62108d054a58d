import type { Beard } from '../advice/beard.ts'
import type { Refusal } from '../knowledge/effects.ts'
import type { Subject } from '../advice/shape-advice.ts'
import type { FaceShape } from '../knowledge/axes.ts'

export const BEARD_SHAVING = [
  { what: 'Água morna antes da espuma', why: 'o pelo amolece, e a lâmina passa sem força' },
  { what: 'A favor do pelo, numa passada só', why: 'a segunda, de lado; contra o pelo é o que encrava' },
  { what: 'Lâmina trocada a cada cinco usos', why: 'a gasta puxa em vez de cortar' },
]

export const SHAVEN_JAW = 'Sem pelo, a linha que vai da orelha ao queixo aparece inteira: é ela que a gola acompanha.'

export const BEARD_SHAVEN = {
  lead: 'Sem barba, o contorno fala sozinho: o que esta página acerta é a pele em volta dele.',
  quote: 'O rosto limpo mostra a linha inteira.',
}

export const KEPT_LEAD = 'A sua barba fica: o que esta página acerta é o desenho dela.'

/** A full beard that keeps its length: no shape asks it to be shorter. */
export const FULL_KEPT = {
  why: 'O comprimento de hoje fica, e o que se acerta é a borda: a bochecha como nasce, o pescoço limpo, os lados penteados para baixo.',
  whyAlso: 'Se um dia quiser outra medida, a segunda da lista é a que o seu contorno pede primeiro.',
  again:
    'Sem encurtar, três gestos mudam a forma dela: a linha do pescoço, a da bochecha, e a escova que junta os lados ao queixo.',
  avoid: [
    { what: 'Linha de pescoço em cima do maxilar', why: 'corta o volume onde ele começa' },
    { what: 'Linha da bochecha cavada', why: 'desenha um ângulo que não é seu' },
  ],
} as const satisfies { readonly avoid: readonly [Refusal, Refusal]; readonly [key: string]: unknown }

export const BEARD_PREFERENCE_TEXT: Readonly<Record<Beard, string>> = {
  'Sem barba': 'Você prefere o rosto limpo, e os desenhos deste guia o mostram assim.',
  'Por fazer':
    'Você gosta da barba por fazer. Ela parece descuido, mas vive de precisão: entre três e cinco milímetros, aparada a cada dois ou três dias, com o pescoço sempre limpo.',
  Curta:
    'Você escolheu a barba curta, a mais fácil de manter em forma: na medida da tabela, pente fixo na máquina e contorno refeito uma vez por semana.',
  Média:
    'Você quer uma barba média, de dois a três centímetros. Nessa medida a tesoura importa mais que a máquina, porque é ela que dá forma sem deixar degrau.',
  Cheia:
    'Você quer barba cheia. Conte dois a três meses até ter material, e deixe o primeiro desenho para depois do primeiro mês: quase todo arrependimento nasce antes dele.',
  Bigode:
    'Você escolheu o bigode, que põe um acento no meio do rosto. Ele pede o lábio livre, as pontas no canto da boca e o resto da pele bem cuidado, porque tudo em volta passa a aparecer.',
  Cavanhaque:
    'Você prefere o cavanhaque. Mantenha-o um pouco mais largo que a boca, com as laterais do rosto sempre limpas, para que ele pareça desenho e não sobra.',
}

/** Another than they asked for. */
export const BEARD_CHOSEN =
  'Quem olhou as suas fotos pôs outra barba à frente da que você citou: é a primeira da lista. Dê a ela três semanas antes de julgar; a sua continua possível.'
export const CLEAN_CHOSEN =
  'Quem olhou as suas fotos escolheu o rosto limpo, e os desenhos deste guia o mostram assim. Veja-o uma semana antes de julgar: em três, a barba de hoje volta.'
export const BEARD_CHOSEN_CAPTION = 'A barba escolhida por quem olhou as suas fotos.'

/** For people who already wear it. */
export const BEARD_KEPT_TEXT: Readonly<Record<Beard, string>> = {
  'Sem barba': BEARD_PREFERENCE_TEXT['Sem barba'],
  'Por fazer':
    'A barba por fazer que você usa é a que você quer: falta só a precisão, de três a cinco milímetros, aparada a cada dois ou três dias, com o pescoço sempre limpo.',
  Curta:
    'A barba curta que você usa é a que você quer: fique na medida da tabela, com pente fixo na máquina e o contorno refeito uma vez por semana.',
  Média:
    'A barba que você usa já chega à medida que você quer: dê a ela dois a três centímetros de comprimento constante, na tesoura.',
  Cheia:
    'A barba cheia que você usa é a que você quer: não há o que esperar crescer. O trabalho agora é de forma, na tesoura, com óleo no comprimento e o pescoço limpo.',
  Bigode:
    'O bigode que você usa é o que você quer: lábio livre, pontas no canto da boca, e o resto da pele bem cuidado, porque tudo em volta aparece.',
  Cavanhaque:
    'O cavanhaque que você usa é o que você quer: mantenha-o um pouco mais largo que a boca, para que pareça desenho e não sobra.',
}

/** Of a beard that the words for a full one do not fit. */
type OfKind = {
  readonly title: string
  readonly heading: string
  readonly lead: string
  readonly quote: string
  readonly why: Readonly<Record<FaceShape, string>>
  readonly whyAlso: string
  readonly avoid: readonly [Refusal, Refusal]
  /** Over intention and style, where theirs speak of a beard. */
  readonly tone?: string
  readonly intentions?: Subject['intentions']
  readonly styles?: Subject['styles']
}

export const OF_KIND: Readonly<Record<'low' | 'moustache' | 'goatee', OfKind>> = {
  low: {
    title: 'Barba rente',
    heading: 'O que uma sombra muda',
    lead: 'Rente, a barba escurece o contorno sem mudar a forma dele: aqui a linha conta mais que o comprimento.',
    quote: 'Sombra tem desenho, mesmo de três milímetros.',
    why: {
      oval: 'Num contorno sem sobra, a sombra parelha basta: desenhe só o pescoço, e deixe a bochecha como nasce.',
      redondo:
        'A linha da bochecha, reta e descendo para o queixo, põe na sombra o ângulo que a curva não tem. Rente nos lados e um pente acima no queixo alonga sem crescer.',
      quadrado: 'A quina já existe; a sombra a amacia se a borda da bochecha ficar solta, sem risco de navalha.',
      coracao: 'Deixe a sombra inteira até o canto do maxilar: é ali que o seu contorno se recolhe.',
      triangulo: 'Suba a linha da bochecha um dedo e mantenha os cantos rentes, para a base não ganhar peso.',
      diamante: 'Baixe a linha da bochecha: a sombra embaixo dá base, e longe das maçãs não as alarga.',
      retangular: 'Sombreie os lados por igual e apare o queixo primeiro, para não alongar um rosto que já é longo.',
    },
    whyAlso:
      'Entre dois e seis milímetros o que aparece é a borda: a do pescoço dois dedos acima do pomo, a da bochecha no osso.',
    avoid: [
      { what: 'Dez dias sem aparar', why: 'a sombra perde a borda antes de virar barba' },
      { what: 'Linha do pescoço em cima do maxilar', why: 'mostra a curva do pescoço que a sombra escondia' },
    ],
  },
  moustache: {
    title: 'O bigode e o resto do rosto',
    heading: 'O que ele muda no meio do rosto',
    lead: 'Um bigode põe uma linha deitada entre o nariz e a boca: a largura dele é o que se acerta, e em milímetros.',
    quote: 'O bigode se lê pela linha do lábio.',
    why: {
      oval: 'No seu contorno cabem as três larguras: fique na do canto da boca, que não muda a proporção.',
      redondo: 'Com as pontas retas, sem curva para baixo, ele traz a linha que as maçãs não têm.',
      quadrado: 'Borda de cima um pouco arredondada: a mandíbula já traz as retas do conjunto.',
      coracao: 'Um pouco mais largo que fino, ele dá peso à metade de baixo, que no seu rosto é a leve.',
      triangulo: 'Dentro dos cantos da boca, ele leva a atenção para o centro e deixa a base quieta.',
      diamante: 'Cheio no meio e terminado no canto da boca, ele preenche abaixo das maçãs sem disputar com elas.',
      retangular: 'Mais largo do que alto: a linha deitada encurta o caminho entre o nariz e o queixo.',
    },
    whyAlso:
      'Penteie para baixo com o pelo seco e corte o que passa do lábio, uma ponta de tesoura de cada vez, do meio para o canto.',
    avoid: [
      { what: 'Pelo sobre o lábio', why: 'molha, mancha e apaga a linha da boca' },
      { what: 'Pontas que descem do canto da boca', why: 'puxam a expressão para baixo' },
    ],
    tone: 'O tom do bigode',
    intentions: {
      autoridade: 'A autoridade de um bigode está na simetria: os dois lados da mesma altura e da mesma largura.',
      criatividade: 'As pontas são o lugar de brincar: um milímetro para cima ou para fora muda a expressão toda.',
      sofisticacao: 'Sempre a mesma medida, toda semana: é o que faz um bigode parecer feito sob encomenda.',
      leveza: 'Bigode leve é o que deixa o lábio inteiro à vista.',
    },
    styles: {
      Clássico: 'O clássico é de borda reta, sem cera, e acaba onde a boca acaba.',
      Moderno: 'O moderno é curto e denso, com a borda de cima limpa.',
      Despojado: 'No despojado, tesoura uma vez por semana basta.',
      Elegante: 'Elegante é aquele em que não se vê a marca da tesoura.',
      Ousado: 'Para ousar, deixe as pontas crescerem dois centímetros antes de decidir.',
    },
  },
  goatee: {
    title: 'O cavanhaque e o queixo',
    heading: 'O que ele muda no queixo',
    lead: 'No cavanhaque, a medida é a largura: meio dedo além da boca, de quatro a sete milímetros, e os lados limpos.',
    quote: 'Da largura da boca, ele é desenho; mais largo, é peso.',
    why: {
      oval: 'Curto e da largura da boca, ele acompanha o queixo sem alongar o que já está na medida.',
      redondo:
        'Ele concentra o escuro no eixo do rosto, e isso alonga: mantenha-o estreito e um pouco mais cheio na ponta.',
      quadrado: 'Arredonde as duas quinas de baixo: um canto vivo ali repete o da mandíbula.',
      coracao: 'Mais largo do que comprido, com a ponta reta, ele dá base a um queixo que se afina.',
      triangulo: 'Estreito e curto, ele puxa a base para o centro e deixa o maxilar de fora.',
      diamante: 'Largo e baixo, ele constrói queixo sem chegar perto das maçãs.',
      retangular: 'Rente na ponta, sem passar do osso: abaixo dele, cada milímetro alonga.',
    },
    whyAlso: 'Marque primeiro as duas linhas em pé, uma de cada lado da boca, e só depois a linha de baixo.',
    avoid: [
      { what: 'Largura que chega à metade da bochecha', why: 'pesa, e perde a forma de cavanhaque' },
      { what: 'Lados de três dias', why: 'borram a borda, que é o que ele tem de melhor' },
    ],
    tone: 'O tom do cavanhaque',
    intentions: {
      autoridade: 'Cantos retos e os lados sempre limpos: é o acabamento que dá firmeza a ele.',
      criatividade: 'Uma abertura no canto da boca, refeita sempre igual, faz dele um desenho só seu.',
      sofisticacao: 'Um comprimento só, do bigode ao queixo, toda semana o mesmo.',
      leveza: 'Mais baixo que largo, com a pele aparecendo entre os fios, ele fica leve.',
    },
    styles: {
      Clássico: 'O clássico fecha em volta da boca, rente, sem ponta.',
      Moderno: 'O moderno é baixo e de borda limpa, como se nascesse assim.',
      Despojado: 'No despojado, ele aceita dois dias de sombra nos lados, e não três.',
      Elegante: 'Elegante é a borda que se vê de perto e some de longe.',
      Ousado: 'Para ousar, alongue só a ponta, um centímetro, e mantenha os lados na pele.',
    },
  },
}
