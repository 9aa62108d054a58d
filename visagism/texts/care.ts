import type { HairLength } from '../knowledge/form.ts'
import type { Theme } from '../knowledge/observations.ts'
import type { Reading } from '../reading/reading.ts'

export const CARE_SHORT = {
  corte: 'corte',
  franja: 'franja',
  barba: 'contorno',
  barbearia: 'barba',
  sobrancelha: 'sobrancelhas',
  cor: 'cor',
  alisamento: 'alisamento',
  descanso: 'tranças tiradas',
  cabeca: 'máquina na cabeça',
  matizador: 'matizador',
  hidratacao: 'cuidado com o cabelo',
  foto: 'foto',
} as const

type Level = 'Baixa' | 'Média' | 'Alta' | 'none'

export const CARE_QUOTE: Readonly<Record<Level, string>> = {
  Baixa: 'O melhor corte é o que cresce bem.',
  Média: 'Um mês e meio é o tempo de uma boa ideia no cabelo.',
  Alta: 'Quem volta sempre nunca precisa consertar.',
  none: 'Calendário bom é o que se cumpre.',
}

export const CARE_LEVEL: Readonly<Record<Level, string>> = {
  Baixa:
    'Você pediu pouca manutenção, então usamos sempre o intervalo mais longo que cada coisa suporta sem perder a forma, e nenhuma cor com raiz.',
  Média:
    'Você pediu manutenção média, e por isso os intervalos ficam no meio da faixa: nem a visita apressada, nem o desenho perdido.',
  Alta: 'Você aceita manutenção alta, e os intervalos são os mais curtos: o corte está sempre na primeira semana da sua melhor forma.',
  none: 'Sem saber o seu ritmo, pusemos os intervalos no meio da faixa. Se no segundo mês parecer muito, pule uma visita em cada duas.',
}

/** 1.25 cm a month, on the current length. */
export const CARE_GROW: Readonly<Record<HairLength | 'none', string>> = {
  'Muito curto':
    'O cabelo cresce por volta de 1,25 cm ao mês: no seu, muito curto, é quase outro corte a cada seis semanas.',
  Curto: 'Um centímetro e um quarto por mês: num curto como o seu, a nuca se nota primeiro e o topo, por último.',
  Médio: 'O seu médio cresce 1,25 cm ao mês, e é na linha do ombro, onde a ponta vira, que isso aparece.',
  Longo: 'No longo, 1,25 cm por mês é quase nada: o que envelhece é a ponta, que já tem uns três anos.',
  'Muito longo':
    'Num cabelo muito longo, o crescimento não se vê; a ponta tem mais de quatro anos, e é dela que se cuida.',
  none: 'O cabelo cresce por volta de 1,25 cm ao mês; numa franja isso muda tudo, num longo, quase nada.',
}

export const GROW_SHAVED = 'O cabelo cresce por volta de 1,25 cm ao mês: num cabelo rente, em duas semanas já se vê.'

export const CARE_SKIP: Readonly<Record<Level, string>> = {
  Baixa: 'Se perder uma visita, nada se perde: o intervalo já é o mais longo, e a próxima se conta dali.',
  Média: 'Se perder uma visita, peça na seguinte só a forma externa; o interior do corte espera mais um mês.',
  Alta: 'Se perder uma visita, não corra atrás das duas: vá na semana seguinte e peça só o contorno.',
  none: 'Se perder uma visita, vá na semana seguinte e recomece a contar dali.',
}

export const WEEKS_NOTE: Readonly<Record<Level, string>> = {
  Baixa: 'As datas marcam a semana; com pouca manutenção, atrasar duas não desfaz nada.',
  Média: 'As datas marcam a semana, não o dia; uma a mais ou a menos cabe no seu ritmo.',
  Alta: 'As datas marcam a semana, e no seu ritmo vale não deixar passar a seguinte.',
  none: 'As datas marcam a semana, não o dia.',
}

export const CARE_STYLE: Readonly<Record<Reading['brief']['form']['style'], string>> = {
  Clássico: 'O clássico vive de constância, e a visita marcada é parte do estilo.',
  Moderno: 'No moderno, a linha limpa é a primeira a cansar: confira a nuca no espelho de mão.',
  Despojado: 'No despojado, um pouco de crescimento faz parte do plano; não o corrija cedo demais.',
  Elegante: 'Na elegância, o acabamento é tudo: unhas, pontas e sobrancelhas contam a mesma história.',
  Ousado: 'No ousado, é na segunda semana que o corte perde a voz: não a deixe passar.',
}

export const CARE_THEMES: Readonly<Partial<Record<Theme, string>>> = {
  casamento: 'Para a festa, nada de novo na véspera: o cabelo precisa de uns dias para assentar.',
  esporte: 'Com treino frequente, acrescente uma lavagem leve por semana às do calendário.',
  agua: 'Nos dias de piscina ou mar, água doce no cabelo antes de entrar e logo ao sair.',
  calor: 'Nos meses quentes, troque a máscara por leave-in e mantenha a conta.',
  'fios-brancos': 'A raiz branca se vê antes: se for cobrir, conte quatro semanas e não seis.',
  queda: 'Com queda, marque uma consulta antes de comprar mais um produto.',
}

/** No ends or weight to remove. */
export const ONE_VISIT =
  'E se precisar escolher uma só visita no semestre, que seja a do contorno: no rente, a borda é o desenho.'

export const CARE_INTENTION: Readonly<Record<Reading['intention']['id'], string>> = {
  autoridade:
    'E se precisar escolher uma só visita no semestre, que seja a do contorno: a autoridade se lê primeiro nas bordas.',
  criatividade:
    'E se precisar escolher uma só visita no semestre, que seja a que muda alguma coisa, por menor que seja.',
  sofisticacao:
    'E se precisar escolher uma só visita no semestre, que seja a das pontas: é nelas que a sofisticação se desfaz.',
  leveza:
    'E se precisar escolher uma só visita no semestre, que seja a que tira peso por dentro, e deixa o comprimento em paz.',
}
