import { askForDashboard } from './platform/early-answers.ts'

/** What an earlier visit saw, and that somebody left here whose session could not be ended yet. */
const MARKS = ['rosto-ideal:painel', 'rosto-ideal:saida']

// A phone that knows the dashboard shows it and asks when it has: this is for the visit that starts with nothing. Of whoever
// left here nothing is asked, whatever their cookie still opens.
if (window.location.pathname === '/dashboard' && isNew()) void askForDashboard()

function isNew(): boolean {
  try {
    return MARKS.every((mark) => localStorage.getItem(mark) === null)
  } catch {
    return false
  }
}
