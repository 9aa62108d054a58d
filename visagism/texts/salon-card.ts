import type { Theme } from '../knowledge/observations.ts'
import type { Reading } from '../reading/reading.ts'

export const SALON_CARD_TEXTURE: Readonly<Record<NonNullable<Reading['texture']> | 'none', string>> = {
  liso: 'Avise que o fio é liso e escorre: desbaste demais aparece na semana seguinte.',
  ondulado: 'Avise que o fio ondula e sobe ao secar: o comprimento combinado é o seco.',
  cacheado: 'Avise que quer corte a seco, cacho a cacho, e que a escova de finalização pode ficar na gaveta.',
  crespo: 'Avise que o fio encolhe, que o corte é esculpido a seco e que o contorno da testa fica natural.',
  none: 'Mostre uma foto do cabelo seco ao natural, porque nesta página não está escrita a textura do seu cabelo.',
}

/** Short straight hair runs down nowhere: it points away from the head. */
export const SHORT_STRAIGHT =
  'Avise que o fio é liso e reto: no curto ele aponta para fora, e desbaste demais aparece na semana seguinte.'

/** Of curls and coils that keep their form: nothing of it is sculpted. */
export const ONLY_ENDS = 'Avise que o fio encolhe ao secar: o que se apara é só a ponta gasta, e a seco.'

/** Of hair that stays long enough to be tied. */
export const TELL_OF_LONG: Readonly<Partial<Record<Theme, string>>> = {
  calor: 'Que passa calor: o cabelo precisa se prender inteiro, sem fio solto na nuca.',
  esporte: 'Que treina de cabelo preso: a frente precisa alcançar o elástico.',
}

export const SALON_CARD_TELL: Readonly<Partial<Record<Theme, string>>> = {
  oculos: 'Que usa óculos, e por isso a lateral precisa acomodar a haste.',
  'cabelo-preso': 'Que costuma prender o cabelo, e as mechas da frente são as que mais importam.',
  'pouco-tempo': 'Que tem pouco tempo de manhã, e um corte que dependa de escova não serve.',
  entradas: 'Que prefere a frente com textura, e sem risca aberta.',
  calor: 'Que passa calor: a nuca fica leve, dentro da medida pedida.',
  queda: 'Que não quer desbaste: o fio precisa de todo o corpo.',
  ralo: 'Que o cabelo é mais ralo num lugar, e ali não quer desbaste.',
  agua: 'Que nada com frequência, e o cabelo precisa contar com a água.',
  'nao-cortar': 'Que não quer perder comprimento, e um centímetro é um centímetro.',
  'franja-nao': 'Que não quer franja, nem longa.',
  'fios-brancos': 'Que tem fios brancos, e que ninguém propõe tinta antes de perguntar.',
  'nao-pintar': 'Que não quer tinta.',
  'pele-sensivel': 'Que tem alergia ou pele sensível, e a quê, antes de qualquer tinta, química ou cera.',
  transicao: 'Que o cabelo tem duas texturas e a transição é no seu tempo.',
  esporte: 'Que treina, e precisa de um corte que seque depressa.',
  'trabalho-formal': 'Que trabalha num ambiente formal e o contorno tem de ficar limpo.',
}
