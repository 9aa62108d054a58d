import type { Effect } from '../knowledge/effects.ts'
import type { Reading } from '../reading/reading.ts'

export const PLAN_NOTES = [
  'O corte cai por volta de {dia}; o resto pode trocar de semana em volta dele.',
  'Só o corte tem data, por volta de {dia}: as outras linhas se mexem à sua vontade.',
  'Conte a partir do corte, por volta de {dia}; o que não couber numa semana passa para a outra.',
]

/** Alternatives of equal worth. */
type Wordings = readonly string[]

export type PlanText = {
  readonly lead: Wordings
  readonly quote: Wordings
  readonly paragraphs: readonly [Wordings, Wordings]
  readonly weeks: readonly [string, string, string]
}

export const PLAN: Readonly<Record<Reading['brief']['form']['objective'], PlanText>> = {
  'Mudança radical': {
    lead: [
      'Mudar muito, na ordem certa, assusta menos que mudar pouco na errada.',
      'Uma mudança grande cabe em trinta dias, se cada semana levar uma parte dela.',
      'Quem muda muito precisa de ordem: primeiro o que se vê de longe.',
    ],
    quote: [
      'A coragem rende mais quando tem agenda.',
      'Ousar com data marcada é metade de ousar.',
      'Uma coisa por vez também é coragem.',
    ],
    paragraphs: [
      [
        'Tudo gira em volta do corte, que é o que se vê de longe e o que dá vontade do resto. Deixe os três dias seguintes sem compromisso importante: o espelho precisa de tempo.',
        'O corte vem primeiro, porque é ele que decide o tamanho do resto. Marque-o para uma semana sem fotografia nem festa: uma cara nova se aprende em casa.',
      ],
      [
        'Não mude corte e cor no mesmo dia. Além do fio, quem precisa de descanso é o seu olhar, e duas novidades juntas impedem de saber de qual você gostou.',
        'Entre o corte e a cor, deixe passar ao menos uma lavagem e uma semana de espelho. Juntas, as duas novidades se misturam, e fica difícil saber qual delas acertou.',
      ],
    ],
    weeks: [
      'tire do armário três peças da página “o que deixar de lado”',
      'corte: {corte}',
      'compre uma peça só, a que o novo corte pedir',
    ],
  },
  'Melhoria sutil': {
    lead: [
      'Pouco, bem escolhido, um de cada vez.',
      'Um gesto pequeno por semana, e nenhum que não se possa desfazer.',
      'Mudar pouco é escolher melhor: trinta dias, quatro gestos.',
    ],
    quote: [
      'A melhor mudança é a que ninguém sabe explicar.',
      'Uma mudança pequena só tem um defeito: ninguém sabe de onde veio.',
      'Quando disserem que você está bem, sem saber por quê, deu certo.',
    ],
    paragraphs: [
      [
        'Comece pelo que não precisa de tesoura: risca, gola, sobrancelha. São mudanças reversíveis, e cada uma ensina algo sobre o seu rosto antes da próxima.',
        'Antes da tesoura vem o que se desfaz com as mãos: a risca, a gola, o desenho da sobrancelha. Prove um por vez, e deixe que o espelho diga qual fica.',
      ],
      [
        'Quando for cortar, peça o desenho indicado, e nada além dele. Se alguém disser que você parece ter dormido bem, o plano funcionou.',
        'No salão, peça só o corte indicado. O sinal de que bastou é perguntarem se você voltou de férias.',
      ],
    ],
    weeks: ['mude a risca de lugar e viva com ela', 'corte: {corte}', 'acerte as sobrancelhas'],
  },
  'Encontrar meu estilo': {
    lead: [
      'Estilo se encontra experimentando com método, e não comprando com pressa.',
      'Procurar um estilo é olhar muito e comprar pouco; este mês é para olhar.',
      'O seu estilo já aparece em pedaços: o plano é juntá-los sem pressa.',
    ],
    quote: [
      'Estilo é o que se repete sem cansar.',
      'O que você escolhe três vezes já está escolhido.',
      'Estilo é memória: repare no que volta.',
    ],
    paragraphs: [
      [
        'Passe o primeiro mês em modo de observação. Fotografe-se de frente uma vez por semana, com a mesma luz, e anote uma palavra para cada foto. As palavras que se repetirem são o seu estilo falando.',
        'Durante trinta dias, seja testemunha: uma foto de frente por semana, no mesmo lugar, e uma palavra embaixo dela. No fim do mês, leia só as palavras.',
      ],
      [
        'Dos três caminhos de cabelo, comece pelo indicado e marque para o dia que a tabela diz. Até lá, as fotos terão dito se você quer mais ou menos.',
        'Entre os três cortes, o indicado é o ponto de partida. O que as fotos disserem até lá decide o passo seguinte.',
      ],
    ],
    weeks: [
      'separe cinco peças de que gosta de verdade e veja o que têm em comum',
      'corte: {corte}',
      'repita o conjunto que mais usou, mudando uma coisa',
    ],
  },
  'Renovação visual': {
    lead: [
      'Renovar é reformar morando na casa: um cômodo por semana.',
      'Renovar não é pôr tudo abaixo: a cada semana, uma parte sai e outra entra.',
      'Trinta dias bastam para renovar, se cada parte esperar a sua vez.',
    ],
    quote: [
      'Um cômodo por semana, e a casa é outra.',
      'Troca-se o quadro, e a parede parece pintada.',
      'O novo se instala melhor quando bate à porta.',
    ],
    paragraphs: [
      [
        'Siga a ordem das datas: {ordem}, gola e armação, acessórios. Cada passo revela o que falta no seguinte, e evita compras que o próximo passo desmentiria.',
        'Vá pelas datas, e do que fica colado ao rosto para o que fica longe: {ordem}, a armação, e só depois os enfeites. A cada etapa, a compra seguinte fica menor.',
      ],
      [
        'Guarde uma fotografia de hoje. Daqui a três meses ela será a única testemunha honesta do caminho.',
        'Tire hoje uma foto sem pose e guarde-a. No terceiro mês, compare as duas na mesma tela: é ali que a renovação se vê inteira.',
      ],
    ],
    weeks: [
      'fotografe-se de frente e de perfil, para ter o antes',
      'corte: {corte}',
      'escolha armação ou acessório pelo novo contorno',
    ],
  },
}

export const PLAN_EXPECT: Readonly<Record<Reading['intention']['id'], Wordings>> = {
  autoridade: [
    'A intenção é autoridade. Repare menos nos elogios e mais nas pausas: um bom sinal é esperarem o fim das suas frases.',
    'A intenção é autoridade, e ela se mede no silêncio: veja se as pessoas terminam de ouvir antes de responder.',
    'Autoridade era o pedido. Note quem pergunta a você “e você, o que acha?” antes de decidir.',
  ],
  criatividade: [
    'A intenção é criatividade. Repare nas perguntas: um bom sinal é quererem saber de onde veio a ideia.',
    'A intenção é criatividade, e ela se mede em curiosidade: veja quantas conversas começam por algo que você veste.',
    'Criatividade era o pedido. Note quando copiarem um detalhe seu: é o aplauso mais sincero.',
  ],
  sofisticacao: [
    'A intenção é sofisticação. Repare no que dizem dias depois: o bom sinal é discreto e costuma chegar atrasado.',
    'A intenção é sofisticação, e ela se mede na memória: veja se alguém se lembra do conjunto sem lembrar das peças.',
    'Sofisticação era o pedido. Note se deixam de perguntar onde comprou e passam a perguntar como você está.',
  ],
  leveza: [
    'A intenção é leveza. Repare em como as conversas começam: um bom sinal é ninguém falar da sua aparência, e todos ficarem mais um pouco.',
    'A intenção é leveza, e ela se mede na distância: veja se as pessoas se sentam um pouco mais perto.',
    'Leveza era o pedido. Note quantas vezes por dia você se esquece do que está vestindo.',
  ],
}

export const PLAN_STYLE: Readonly<Record<Reading['brief']['form']['style'], Wordings>> = {
  Clássico: [
    'E não tenha pressa: o clássico tem a década inteira.',
    'E vá devagar: no clássico, o mês que vem também serve.',
    'E repita o que deu certo: o clássico não se envergonha disso.',
  ],
  Moderno: [
    'E troque cedo: no moderno, insistir no que não funciona é o único erro.',
    'E não insista: o moderno se corrige andando.',
    'E decida rápido: no moderno, a dúvida longa já é resposta.',
  ],
  Despojado: [
    'E se der trabalho, desista sem culpa: esse é o seu critério.',
    'E o que pedir esforço toda manhã, largue: esse é o seu critério.',
    'E só guarde o que sobreviver a uma segunda-feira com sono.',
  ],
  Elegante: [
    'E quando errar, tire uma coisa em vez de acrescentar outra.',
    'E, na dúvida, tire uma peça.',
    'E, se algo parecer demais, é: tire e olhe de novo.',
  ],
  Ousado: [
    'E se for para errar, que seja numa sexta-feira.',
    'E erre grande: do erro pequeno não se aprende nada.',
    'E deixe para duvidar na semana seguinte.',
  ],
}

/** Enough to tie or frame the face, some, none. */
export type PlanHair = 'comprido' | 'algum' | 'nenhum'

export type PlanGesture = {
  readonly what: string
  /** For tied hair. */
  readonly whenTied?: (lock: string) => string
  readonly why: string
  readonly asks: PlanHair
  /** Covered by a veil. */
  readonly ofNeck?: true
  readonly effects?: readonly Effect[]
}

export const BARE_GESTURES: readonly PlanGesture[] = [
  {
    what: 'Encoste um lenço de papel no alto antes de sair',
    why: 'pele fosca não puxa o olhar para cima',
    asks: 'nenhum',
  },
]

export const COVERED_GESTURES: readonly PlanGesture[] = [
  {
    what: 'Prove dois tecidos de frente para a janela',
    why: 'a cor ao lado da pele muda o rosto na hora',
    asks: 'nenhum',
  },
]
