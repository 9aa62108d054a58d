import type { Style } from '../knowledge/form.ts'
import type { Intention } from '../knowledge/intention.ts'
import type { HairTexture } from '../knowledge/axes.ts'
import type { Reading } from '../reading/reading.ts'

export const AVOID_NEAR = 'As duas formas estão próximas: leve também a tabela a sério.'

export const AVOID_BEHIND = 'Ela vem bem atrás da primeira: leve a tabela como reserva.'

export const AVOID_UPKEEP: Readonly<Record<'Baixa' | 'Média' | 'Alta' | 'none', string>> = {
  Baixa: 'Da sua rotina, de pouca manutenção, sai tudo o que só fica bem na semana em que foi feito.',
  Média: 'Da sua rotina, de manutenção média, sai o que pede cadeira a cada quinze dias.',
  Alta: 'A sua rotina aceita retoque; só sai dela o que não passa de uma semana sem cadeira.',
  none: '',
}

export const AVOID_HAIR: Readonly<Record<HairTexture, string>> = {
  liso: 'E do seu cabelo liso, o que depende de um volume que não chega à noite.',
  ondulado: 'E da sua onda, o corte que só funciona com ela alisada.',
  cacheado: 'E do seu cacho, a tesoura no cabelo molhado e esticado, que encurta o dobro do combinado.',
  crespo: 'E do seu crespo, a medida tirada com o cabelo esticado, que some ao secar.',
}

export const AVOID_ASK = [
  'Antes de riscar algo da lista, pergunte: eu gosto disto? Isto me atrapalha ou só me disseram que atrapalha? Dá para mudar a medida em vez de abandonar? Duas respostas boas, e a peça fica.',
  'Nenhum “evite” vale contra um amor antigo. Pergunte se aquilo ainda dá alegria, se alguém de confiança notaria a falta e se uma pequena mudança de tamanho resolveria. Depois decida.',
] as const

export const AVOID_OBJECTIVE: Readonly<Record<Reading['brief']['form']['objective'], string>> = {
  'Mudança radical':
    'Quem quer mudar muito pode começar tirando: três coisas desta lista fora do armário já mudam a fotografia.',
  'Melhoria sutil': 'Quem quer pouco pode tirar uma coisa por mês, e ver se alguém percebe.',
  'Encontrar meu estilo':
    'Quem procura um estilo aprende mais com o que recusa do que com o que compra: anote os seus nãos.',
  'Renovação visual': 'Quem renova faz bem em abrir espaço primeiro: o novo não cabe num armário cheio.',
}

export const AVOID_STYLE: Readonly<Record<Style, string>> = {
  Clássico:
    'Do lado do seu estilo clássico, deixe de lado o que data: logotipo grande, corte com nome de novela, cor de temporada na peça cara.',
  Moderno:
    'Do lado do moderno, cuidado com a novidade sem forma: se a única qualidade da peça é ser nova, ela fica na loja.',
  Despojado:
    'Do lado do despojado, a fronteira é o descuido: barra desfeita, gola gasta e cabelo sem corte são três coisas diferentes de conforto.',
  Elegante:
    'Do lado do elegante, evite o conjunto completo: anel com corrente com pulseira, tudo igual, tira a espontaneidade que a elegância tem.',
  Ousado: 'Do lado do ousado, evite a ousadia de todos: quando o gesto vira moda, ele deixa de ser gesto.',
}

export const AVOID_INTENTION: Readonly<Record<Intention, string>> = {
  autoridade:
    'E pela sua intenção: fios sobre os olhos, bordas desfeitas e contraste fraco enfraquecem a autoridade que você quer passar.',
  criatividade: 'E pela sua intenção: simetria total e catálogo inteiro da mesma loja calam a criatividade.',
  sofisticacao: 'E pela sua intenção: excesso é o contrário de sofisticação, mesmo quando cada parte é boa.',
  leveza:
    'E pela sua intenção: contornos duros, tecidos armados e roupa preta da cabeça aos pés tiram o ar de que a leveza precisa.',
}
