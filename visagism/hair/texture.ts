/** Home care by texture (practice, M). Products are named by kind, never by brand. */
import type { HairTexture } from '../knowledge/axes.ts'
import type { MaintenanceLevel } from '../knowledge/form.ts'
import type { Basis } from '../knowledge/sources.ts'
import type { Ways } from './finish.ts'
import type { Reach } from './reach.ts'

export const TEXTURE_BASIS: Basis = { certainty: 'M', sources: ['practice'] }

export type TextureText = {
  readonly name: string
  readonly lead: string
  readonly quote: string
  readonly how: readonly [string, string]
  readonly finish: readonly [string, string]
  readonly week: readonly (readonly [when: string, what: string, why: string])[]
  readonly items: readonly { readonly what: string; readonly why: string }[]
  readonly avoid: readonly { readonly what: string; readonly why: string }[]
  /** Replaces these lines where the hair can be tied. */
  readonly tied?: Partial<Pick<TextureText, 'finish' | 'week' | 'items' | 'avoid'>>
  /** What twelve centimetres, wet and stretched, dry to; absent where they stay twelve. */
  readonly dry?: { readonly centimetres: number; readonly sentence: string }
}

/** Replaced for people who dry without a device. */
const WITH_DRYER =
  'Se usar secador, comece pela nuca e termine pela frente, sempre com o bico apontado para baixo: a escama fecha e o brilho aparece.'
const WITH_DIFFUSER =
  'Seque ao ar ou com difusor em temperatura média, e só toque quando estiver seco. A crosta do produto se desfaz com as mãos em um minuto.'

export const TEXTURE_TEXTS: Readonly<Record<HairTexture | 'none', TextureText>> = {
  liso: {
    name: 'liso',
    lead: 'Cabelo liso mostra tudo: o brilho, a ponta, o corte e também o descuido.',
    quote: 'No liso, o corte é a única onda que existe.',
    how: [
      'A oleosidade da raiz desce depressa por um fio sem curvas, e por isso ele pede lavagens mais frequentes e condicionador só do meio para baixo. Duas gotas a mais de creme e o volume vai embora.',
      'O que falta ao liso é corpo. Ele vem de três lugares: do corte, com pontas não muito afinadas; da secagem, até a raiz ficar solta; e de um produto seco, nunca de um creme.',
    ],
    finish: [
      'Para dar movimento sem calor, sacuda o cabelo com os dedos enquanto ele seca, e não penteie depois.',
      WITH_DRYER,
    ],
    week: [
      ['Dia de lavar', 'xampu suave e condicionador nas pontas', 'devolve leveza à raiz'],
      ['Na lavagem seguinte', 'xampu e ar frio', 'raiz limpa pesa menos'],
      ['A cada quinze dias', 'xampu e máscara leve, três minutos', 'hidrata sem pesar'],
      ['Uma vez por mês', 'limpeza profunda', 'tira o que o silicone deixou'],
    ],
    items: [
      { what: 'Spray leve de textura', why: 'dá atrito ao fio e faz o penteado durar' },
      { what: 'Protetor térmico em spray', why: 'é leve e evita a ponta branca' },
      { what: 'Escova larga de cerdas macias', why: 'distribui o óleo sem eletrizar' },
    ],
    avoid: [
      { what: 'Creme de pentear na raiz', why: 'cola o fio e mostra o couro cabeludo' },
      { what: 'Chapinha por hábito', why: 'alisa o que já é liso e quebra a ponta' },
    ],
    tied: {
      finish: [
        'Para dar movimento sem calor, enrole o cabelo quase seco num coque baixo e frouxo, por meia hora. Solte e não penteie.',
        WITH_DRYER,
      ],
    },
  },
  ondulado: {
    name: 'ondulado',
    dry: {
      centimetres: 11,
      sentence:
        'Em geral, doze centímetros de fio ondulado, molhado e esticado, secam em uns onze. Parece pouco, e é um dedo de franja: diga sempre se o comprimento que pede é molhado ou seco.',
    },
    lead: 'A onda é temperamental e generosa: muda com o tempo e perdoa quase tudo.',
    quote: 'Onda não se faz: deixa-se acontecer.',
    how: [
      'O ondulado fica a meio caminho: a raiz se comporta como lisa, as pontas como cacheadas. Trate as duas como vizinhas, com xampu em cima e creme embaixo.',
      'O maior inimigo é a escova depois de seco, que desfaz a onda e deixa volume sem forma. Desembarace no banho, com condicionador, e depois só os dedos.',
    ],
    finish: [
      'Ainda pingando, amasse um creme leve de baixo para cima e retire a água com uma camiseta velha. A toalha comum dá frizz.',
      WITH_DIFFUSER,
    ],
    week: [
      ['Dia de lavar', 'xampu na raiz, condicionador no comprimento', 'cada parte recebe o que falta'],
      ['No dia seguinte', 'água borrifada e dedos', 'reativa o produto que ficou'],
      ['No terceiro dia', 'lavar, ainda que cedo', 'a onda cansada pesa'],
      ['A cada quinze dias', 'máscara de hidratação', 'a ponta agradece'],
    ],
    items: [
      { what: 'Creme leve ou mousse', why: 'segura a onda sem endurecer' },
      { what: 'Difusor', why: 'seca sem desmanchar' },
      { what: 'Fronha de cetim', why: 'a onda amanhece inteira' },
    ],
    avoid: [
      { what: 'Escovar a seco', why: 'transforma onda em volume sem desenho' },
      { what: 'Navalha nas pontas', why: 'abre o fio e aumenta o frizz' },
    ],
    tied: {
      week: [
        ['Dia de lavar', 'xampu na raiz, condicionador no comprimento', 'cada parte recebe o que falta'],
        ['No dia seguinte', 'água borrifada e dedos', 'reativa o produto que ficou'],
        ['No terceiro dia', 'prender ou lavar', 'a onda cansada pesa'],
        ['A cada quinze dias', 'máscara de hidratação', 'a ponta agradece'],
      ],
    },
  },
  cacheado: {
    name: 'cacheado',
    dry: {
      centimetres: 8,
      sentence:
        'Em geral, doze centímetros de fio cacheado, molhado e esticado, secam em uns oito. O seu pode encolher mais ou menos: meça uma mecha nos dois estados e combine o corte pelo cacho seco.',
    },
    lead: 'Cacho é forma, água e paciência; o resto é propaganda.',
    quote: 'O cacho decide; você só dá água.',
    how: [
      'O óleo natural não consegue descer por tantas curvas, e por isso o fio é seco por natureza, e não por defeito. Hidratar é rotina; lavar todo dia é que é exceção.',
      'Cacho se trabalha molhado. Quase todo problema de definição começa em produto aplicado com o cabelo já meio seco.',
    ],
    finish: [
      'Aplique o creme em cabelo encharcado, com os dedos abertos, da raiz à ponta. Amasse com algodão e não encoste até secar.',
      'À noite, fronha ou touca de cetim. De manhã, água com um pouco de creme só nos cachos que se renderam.',
    ],
    week: [
      ['Dia de lavar', 'xampu sem sulfato, condicionador farto', 'limpa sem ressecar'],
      ['Segundo dia', 'borrifo de água e ajuste dos cachos da frente', 'são os que mais se desmancham'],
      ['Quarto dia', 'água, um pouco de creme e os dedos', 'acorda o cacho sem lavar outra vez'],
      ['Toda semana', 'máscara: hidratação, nutrição, reconstrução, em rodízio', 'o fio não pede sempre a mesma coisa'],
    ],
    items: [
      { what: 'Creme em gel', why: 'define e ainda se deixa desmanchar' },
      { what: 'Toalha de algodão ou camiseta', why: 'seca sem levantar as escamas' },
      { what: 'Touca ou fronha de cetim', why: 'o cacho amanhece com a forma da noite' },
    ],
    avoid: [
      { what: 'Pentear seco', why: 'separa os fios que formavam o cacho' },
      { what: 'Desbastar para tirar volume', why: 'os fios curtos empurram os longos e armam mais' },
    ],
    tied: {
      finish: [
        'Divida em quatro, aplique o creme em cabelo encharcado e deslize os dedos em mechas largas. Amasse com algodão e não encoste até secar.',
        'Para o dia seguinte, prenda tudo com um elástico de tecido, bem frouxo. De manhã, água com um pouco de creme só nos cachos que se renderam.',
      ],
      week: [
        ['Dia de lavar', 'xampu sem sulfato, condicionador farto', 'limpa sem ressecar'],
        ['Segundo dia', 'borrifo de água e ajuste dos cachos da frente', 'são os que mais se desmancham'],
        ['Quarto dia', 'meio preso ou todo preso', 'descansa a raiz e muda o retrato'],
        [
          'Toda semana',
          'máscara: hidratação, nutrição, reconstrução, em rodízio',
          'o fio não pede sempre a mesma coisa',
        ],
      ],
    },
  },
  crespo: {
    name: 'crespo',
    dry: {
      centimetres: 5,
      sentence:
        'Em geral, doze centímetros de fio crespo, molhado e esticado, secam em uns cinco. Antes do corte, estique uma mecha seca e solte-a: o que se vê solto é o comprimento a combinar.',
    },
    lead: 'O fio crespo é o mais delicado de todos, e o que mais sabe ser escultura.',
    quote: 'Volume não é problema: é material.',
    how: [
      'Cada curva fechada é um ponto de fragilidade, e por isso o crespo quebra antes de crescer quando é tratado às pressas. Dedos antes do pente, creme antes dos dedos.',
      'O encolhimento pode passar da metade do comprimento. É bonito e é útil: protege o fio. Conte com ele no corte, e não lute contra ele no espelho.',
    ],
    finish: [
      'Água, um pouco de creme e a palma da mão em círculos definem o curto; depois de seco, só os dedos, no contorno.',
      'À noite, touca ou fronha de cetim. É a diferença entre acordar com cabelo e acordar com trabalho.',
    ],
    week: [
      ['Dia de lavar', 'óleo antes, xampu cremoso, condicionador com os dedos', 'o óleo protege da própria água'],
      ['Dias seguintes', 'água de rosas ou leave-in em spray', 'umidade sem recomeçar'],
      ['Toda semana', 'nutrição com óleo e creme denso', 'repõe o que a curva não deixa chegar'],
      ['Uma vez por mês', 'limpeza mais funda da raiz', 'o curto junta produto na raiz'],
    ],
    items: [
      { what: 'Óleo vegetal', why: 'sela a água que o creme trouxe' },
      { what: 'Leave-in em spray', why: 'devolve a umidade sem recomeçar' },
      { what: 'Touca de cetim', why: 'evita atrito e mantém a definição' },
    ],
    avoid: [
      { what: 'Toalha áspera', why: 'o atrito dá frizz e quebra a curva' },
      { what: 'Secador quente sem creme', why: 'a curva resseca e quebra no mesmo ponto' },
    ],
    tied: {
      finish: [
        'Fitagem para definir, garfo só na raiz, para soltar. Os dois juntos dão desenho sem endurecer.',
        'À noite, touca de cetim ou abacaxi frouxo. É a diferença entre acordar com cabelo e acordar com trabalho.',
      ],
      week: [
        ['Dia de lavar', 'óleo antes, xampu cremoso, condicionador com os dedos', 'o óleo protege da própria água'],
        ['Dias seguintes', 'água de rosas ou leave-in em spray', 'umidade sem recomeçar'],
        ['Toda semana', 'nutrição com óleo e creme denso', 'repõe o que a curva não deixa chegar'],
        ['Uma noite por semana', 'cabelo solto, sem elástico', 'a raiz precisa respirar'],
      ],
      items: [
        { what: 'Óleo vegetal', why: 'sela a água que o creme trouxe' },
        { what: 'Pente garfo', why: 'solta a raiz sem desmanchar o comprimento' },
        { what: 'Touca de cetim', why: 'evita atrito e mantém a definição' },
      ],
      avoid: [
        { what: 'Penteado que puxa a têmpora', why: 'a tração repetida afina a linha do cabelo' },
        { what: 'Secador quente sem creme', why: 'a curva resseca e quebra no mesmo ponto' },
      ],
    },
  },
  none: {
    name: 'ainda não informado',
    lead: 'Ainda não sabemos a textura do seu cabelo; esta página ajuda a reconhecê-la e a cuidar enquanto isso.',
    quote: 'O cabelo conta o que é quando seca em paz.',
    how: [
      'Lave, não passe nada e deixe secar sem tocar. Se cair reto, é liso; se fizer um S aberto, ondulado; se fechar em espiral, cacheado; se formar molas miúdas ou ziguezague, crespo.',
      'Quase ninguém é uma coisa só: a nuca pode ser mais fechada que a coroa. Cuide pela parte mais seca e corte pela parte mais visível.',
    ],
    finish: [
      'Enquanto não tem certeza, siga a regra que serve a todos: pouco produto, cabelo molhado, mãos em vez de pente.',
      'Mostre uma fotografia do cabelo seco ao natural a quem for cortar; ela vale mais que qualquer descrição.',
    ],
    week: [
      ['Dia de lavar', 'xampu na raiz, condicionador no comprimento', 'serve a qualquer fio'],
      ['Dia seguinte', 'só água borrifada', 'mostra a forma natural'],
      ['Toda quinzena', 'máscara de hidratação', 'raramente sobra'],
      ['Uma vez', 'foto do cabelo seco ao natural', 'para saber qual é'],
    ],
    items: [
      { what: 'Pente de dentes largos', why: 'não quebra nenhum tipo de fio' },
      { what: 'Creme leve sem enxágue', why: 'pode ser usado em quantidade mínima' },
      { what: 'Fronha de cetim', why: 'menos atrito, em qualquer fio' },
    ],
    avoid: [
      { what: 'Química antes de conhecer o fio', why: 'ela responde por você e demora a sair' },
      { what: 'Comprar linha completa', why: 'teste um produto de cada vez' },
    ],
  },
}

/** Shaved hair: care of the skin and the outline. */
const SHAVED_CARE = {
  how: [
    'Rente, o fio protege pouco: a pele recebe sol, vento e água como o rosto, e se cuida como ele. Passe a mão na contramão: onde o fio resiste, ele nasce mais cheio, e é ali que a sombra fica mais escura.',
    'A forma do fio só aparece quando ele cresce. Por enquanto, o que muda de um mês para o outro é a sombra que ele faz na pele, e a borda, a primeira a dizer que o tempo passou.',
  ],
  finish: [
    'Depois do banho, encoste a toalha e pronto: no rente não há o que modelar. Um hidratante leve, com os dedos, cuida do fio e da pele de uma vez.',
    'O que se vê primeiro é o contorno. Olhe-o no espelho de mão, na nuca e atrás das orelhas, e deixe a linha da testa como ela nasce.',
  ],
  week: [
    ['Dia de lavar', 'xampu suave, com a ponta dos dedos', 'limpa a pele sem ressecar'],
    ['Dias seguintes', 'só água', 'o fio curto não junta o que lavar'],
    ['Toda semana', 'uma olhada no contorno', 'é ele que perde a forma primeiro'],
    ['Uma vez por mês', 'foto do cabelo, de frente e de lado', 'mostra quanto cresceu'],
  ],
  items: [
    { what: 'Xampu suave', why: 'no rente, quem se lava é a pele' },
    { what: 'Hidratante leve, sem perfume', why: 'serve ao fio curto e à pele' },
    { what: 'Chapéu ou boné', why: 'faz a sombra que o fio curto não faz' },
  ],
  avoid: [
    { what: 'Toalha esfregada', why: 'irrita a pele, que está logo abaixo' },
    { what: 'Pomada para dar forma', why: 'pede um comprimento que ainda não há' },
  ],
} as const satisfies Pick<TextureText, 'how' | 'finish' | 'week' | 'items' | 'avoid'>

export function textureText(
  texture: HairTexture | null,
  reach: Reach,
  { withoutHeat = false, without }: Ways = {},
): TextureText {
  const text = TEXTURE_TEXTS[texture ?? 'none']
  if (reach === 'rente')
    return { ...text, ...SHAVED_CARE, ...(text.dry ? { dry: grown(text.name, text.dry.centimetres) } : {}) }
  const worn = reach === 'comprido' ? { ...text, ...text.tied } : text
  if (without === 'products') return { ...worn, ...WATER_CARE }
  if (!withoutHeat) return worn
  const { finish, week, items } = worn
  return {
    ...worn,
    finish: [AIR_DRIED[finish[0]] ?? finish[0], AIR_DRIED[finish[1]] ?? finish[1]],
    week: week.map(([when, what, why]) => [when, AIR_DRIED[what] ?? what, why]),
    items: items.map((item) => (AIR_DRIED[item.what] === undefined ? item : TOWEL)),
  }
}
/** Nothing is put into it. */
const WATER_CARE = {
  finish: [
    'Aperte a água com uma camiseta, sem esfregar, e dê a forma com os dedos enquanto o fio está molhado; depois, não toque até secar.',
    'À noite, fronha lisa. Ao acordar, a mão molhada refaz o que amassou, e só ali.',
  ],
  week: [
    ['Dia de lavar', 'xampu suave na raiz, com a ponta dos dedos', 'a espuma que desce limpa o resto'],
    ['Dias seguintes', 'água e os dedos', 'acorda a forma sem recomeçar'],
    ['Toda semana', 'um enxágue mais demorado, com água morna', 'tira o que a rua deixou'],
    ['Uma vez por mês', 'foto do cabelo seco ao natural', 'mostra o que ele faz sozinho'],
  ],
  items: [
    { what: 'Toalha de algodão ou camiseta', why: 'tira a água sem dar frizz' },
    { what: 'Pente de dentes largos', why: 'abre os nós com o fio úmido, sem quebrar' },
    { what: 'Fronha lisa', why: 'menos atrito, e a forma amanhece inteira' },
  ],
} as const satisfies Pick<TextureText, 'finish' | 'week' | 'items'>

/** For hair that has not grown to twelve centimetres. */
const grown = (name: string, centimetres: number): NonNullable<TextureText['dry']> => ({
  centimetres,
  sentence: `Quando crescer, conte com isto: em geral, doze centímetros de fio ${name}, molhado e esticado, secam em uns ${COUNTED[centimetres] ?? centimetres}. No salão, vale o comprimento seco.`,
})
const COUNTED: Readonly<Partial<Record<number, string>>> = { 5: 'cinco', 8: 'oito', 11: 'onze' }
const TOWEL = { what: 'Toalha de algodão ou camiseta', why: 'tira a água e encurta a espera' }
/** Replacements without a device. */
const AIR_DRIED: Readonly<Partial<Record<string, string>>> = {
  [WITH_DRYER]:
    'Para secar ao ar, aperte a água com uma camiseta, da raiz às pontas, e reparta antes de sair do banho: o fio seca como foi deixado.',
  [WITH_DIFFUSER]:
    'Deixe secar ao ar, e só toque quando estiver seco. A crosta do produto se desfaz com as mãos em um minuto.',
  'xampu e ar frio': 'xampu, e a raiz solta com os dedos até secar',
  'Protetor térmico em spray': TOWEL.what,
  Difusor: TOWEL.what,
}

export const TEXTURE_LEVEL: Readonly<Record<MaintenanceLevel | 'none', string>> = {
  Baixa:
    'Para manter pouca manutenção, basta um ou dois itens nos dias comuns; os outros são para quando houver tempo.',
  Média: 'Com manutenção média, dá para ter um dia de tratamento por semana, sem que ele vire obrigação.',
  Alta: 'Como você aceita manutenção alta, dê ao fio um tratamento mais demorado por mês, quando for melhor para você, e deixe os outros dias para o básico.',
  none: 'Sem saber quanto tempo você quer gastar, montamos a semana mais enxuta possível; acrescente o que der prazer.',
}
