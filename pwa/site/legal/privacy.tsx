import { PRIVACY } from '../content/privacy.ts'
import { LegalView } from './legal-view.tsx'

export default function Privacy() {
  return <LegalView document={PRIVACY} />
}
