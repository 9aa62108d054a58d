/** For tests and demo. Unlisted questions take their second option. */
import { FIELD_KEYS, FORM_FIELDS, type FormField, StoredAnswers } from './form-fields.ts'

const MARINA = {
  fullName: 'Marina Albuquerque',
  gender: 'Feminino',
  objective: 'Melhoria sutil',
  style: 'Clássico',
  hairLength: 'Longo',
  beardPreference: 'Não se aplica',
  colorPreferences: ['green', 'brown'],
  maintenanceLevel: 'Baixa',
  eventDate: '2027-03-20',
  observations: 'Uso óculos para ler.',
}

const anyAnswer = ({ control }: FormField) => ('options' in control ? control.options[1] : 'Uma resposta.')

export const SAMPLE_ANSWERS = StoredAnswers.parse({
  ...Object.fromEntries(FIELD_KEYS.map((key) => [key, anyAnswer(FORM_FIELDS[key])])),
  ...MARINA,
})

export const SAMPLE_FORM = { ...SAMPLE_ANSWERS, agreedToTerms: true, agreedToBiometrics: true }
