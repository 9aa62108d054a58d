import type { ChapterId } from '#visagism/knowledge/chapter-ids.ts'

export const MORE_BENEFITS_HELD = [
  ['carta', 'Uma carta que responde ao que você pediu'],
  ['rosto-medido', 'O que o seu rosto mostra'],
  ['textura', 'Como o fio funciona, e uma semana de cuidado'],
  ['cabelo', 'Onde pôr volume, e três caminhos lado a lado'],
  ['franja', 'A franja que conversa com o contorno'],
  ['cor-do-cabelo', 'Onde pôr a luz na cor do cabelo'],
  ['temperamento', 'O que linhas e cores dizem juntas'],
  ['acessorios', 'Brincos, colares e acessórios'],
  ['roupa', 'Quatro peças de base, três combinações'],
  ['evitar', 'O que evitar, e por quê'],
  ['intencao', 'A sua intenção traduzida em linhas'],
  ['plano', 'Os primeiros trinta dias, semana a semana'],
  ['cuidados', 'Calendário de manutenção'],
  ['fontes', 'As palavras do salão, explicadas'],
] as const satisfies readonly (readonly [ChapterId, string])[]
export const MORE_BENEFITS: readonly string[] = MORE_BENEFITS_HELD.map(([, text]) => text)
