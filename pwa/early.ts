import { askForDashboard } from './platform/early-answers.ts'

// A phone that knows the dashboard shows it and asks when it has: this is for the visit that starts with nothing.
if (window.location.pathname === '/dashboard' && !isKnownHere()) void askForDashboard()

function isKnownHere(): boolean {
  try {
    return localStorage.getItem('rosto-ideal:painel') !== null
  } catch {
    return false
  }
}
