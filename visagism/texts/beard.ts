import type { Beard } from '../advice/beard.ts'

export const BEARD_SHAVING = [
  { what: 'Água morna antes da espuma', why: 'o pelo amolece, e a lâmina passa sem força' },
  { what: 'A favor do pelo, na primeira passada', why: 'ao contrário, só onde a pele não reclama' },
  { what: 'Lâmina trocada a cada cinco usos', why: 'a gasta puxa em vez de cortar' },
]

export const SHAVEN_JAW = 'Sem pelo, a linha que vai da orelha ao queixo aparece inteira: é ela que a gola acompanha.'

export const BEARD_SHAVEN = {
  lead: 'Sem barba, o contorno fala sozinho: o que esta página acerta é a pele em volta dele.',
  quote: 'O rosto limpo mostra a linha inteira.',
}

export const KEPT_LEAD = 'A sua barba fica: o que esta página acerta é o desenho dela.'

export const BEARD_PREFERENCE_TEXT: Readonly<Record<Beard, string>> = {
  'Sem barba': 'Você prefere o rosto limpo, e os desenhos deste caderno o mostram assim.',
  'Por fazer':
    'Você gosta da barba por fazer. Ela parece descuido, mas vive de precisão: entre três e cinco milímetros, aparada a cada dois ou três dias, com o pescoço sempre limpo.',
  Curta:
    'Você escolheu a barba curta, a mais fácil de manter em forma: de seis a dez milímetros, pente fixo na máquina e contorno refeito uma vez por semana.',
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
export const BEARD_CHOSEN_CAPTION = 'A barba escolhida por quem olhou as suas fotos.'

/** For people who already wear it. */
export const BEARD_KEPT_TEXT: Readonly<Record<Beard, string>> = {
  'Sem barba': BEARD_PREFERENCE_TEXT['Sem barba'],
  'Por fazer':
    'A barba por fazer que você usa é a que você quer: falta só a precisão, de três a cinco milímetros, aparada a cada dois ou três dias, com o pescoço sempre limpo.',
  Curta:
    'A barba curta que você usa é a que você quer: fique entre seis e dez milímetros, com pente fixo na máquina e o contorno refeito uma vez por semana.',
  Média:
    'A barba que você usa já chega à medida que você quer: dê a ela dois a três centímetros de comprimento constante, na tesoura.',
  Cheia:
    'A barba cheia que você usa é a que você quer: não há o que esperar crescer. O trabalho agora é de forma, na tesoura, com óleo no comprimento e o pescoço limpo.',
  Bigode:
    'O bigode que você usa é o que você quer: lábio livre, pontas no canto da boca, e o resto da pele bem cuidado, porque tudo em volta aparece.',
  Cavanhaque:
    'O cavanhaque que você usa é o que você quer: mantenha-o um pouco mais largo que a boca, para que pareça desenho e não sobra.',
}
