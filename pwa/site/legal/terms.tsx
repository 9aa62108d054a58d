import { TERMS } from '../content/terms.ts'
import { LegalView } from './legal-view.tsx'

export default function Terms() {
  return <LegalView document={TERMS} />
}
