/** Why a single visit of the year cannot be moved as a visagist asks: for the desk. */
import { count, dayAndMonth, longDate } from '../knowledge/pt.ts'

export const VISIT_GONE = 'Esta visita não está mais no ano.'
export const VISIT_PAST = 'Escolha um dia depois de hoje.'
export const VISIT_ONLY = 'É a única visita do ano: mude a data em vez de tirar.'
export const VISIT_COUNTED = 'A contagem regressiva do dia marcado conta com esta visita: mude a data em vez de tirar.'
export const VISIT_AFTER_DAY = 'Esta visita é para o dia marcado: precisa cair antes dele.'
export const VISIT_TAKEN = 'Nesse dia já há uma visita igual.'
export const VISIT_KEPT = 'O ano não fica de pé com esta mudança: escolha outro dia.'

export const visitBeyond = (last: string): string => `O calendário vai até ${longDate(last)}: escolha um dia até lá.`
export const visitOnHoliday = (day: string, holiday: string): string =>
  `${dayAndMonth(day)} é ${holiday}: ninguém abre.`
export const visitOnClosed = (weekday: string): string => `É ${weekday}: salão e barbearia não abrem.`
export const visitOnOwn = (weekday: string): string => `É ${weekday}: o recado diz que nesse dia não dá.`
export const visitInClosed = (from: string, to: string | null): string =>
  to === null
    ? 'O recado fecha esses dias, e não diz até quando.'
    : `Nada se marca de ${dayAndMonth(from)} até ${dayAndMonth(to)}: está no recado.`
export const visitBefore = (day: string): string => `Até ${dayAndMonth(day)} ninguém corta: está no recado.`
export const visitBeforeDay = (days: number, least: number): string =>
  days === 0
    ? 'É o próprio dia marcado: escolha outro.'
    : `${days === 1 ? 'Falta' : 'Faltam'} só ${count(days, 'dia', 'dias')} para o dia marcado, e aqui são precisos ${least}.`
export const visitTooNear = (other: string, days: number, least: number): string =>
  `Fica a ${count(days, 'dia', 'dias')} da visita de ${dayAndMonth(other)}: o ritmo pede pelo menos ${least}.`
export const visitPasses = (other: string): string =>
  `Passa da visita de ${dayAndMonth(other)}: mude ou tire aquela antes.`
