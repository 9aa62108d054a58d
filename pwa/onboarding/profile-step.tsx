import {
  BEARDS,
  COLOURS,
  COLOURS_MAX,
  COLOUR_WORDS,
  GENDERS,
  HAIR_LENGTHS,
  MAINTENANCE_LEVELS,
  OBJECTIVES,
  OBSERVATIONS_MAX,
  STYLES,
  type DraftFormData,
} from '#contract/onboarding.ts'
import type { FieldMessages } from '#contract/problem.ts'
import { RadioGroup } from '#pwa/ui/radio-group.tsx'
import { TextArea, TextField } from '#pwa/ui/field.tsx'
import { SwatchPicker } from '#pwa/ui/swatch-picker.tsx'
import { TapeSlider } from '#pwa/ui/tape-slider.tsx'

const SWATCHES = COLOURS.map((value) => ({ value, ...COLOUR_WORDS[value] }))

const MAINTENANCE_WORDS: Readonly<Record<(typeof MAINTENANCE_LEVELS)[number], string>> = {
  Baixa: 'Baixa: salão a cada 8 semanas ou mais.',
  Média: 'Média: salão a cada 5 a 7 semanas.',
  Alta: 'Alta: salão a cada 3 ou 4 semanas e cuidado diário.',
}

interface ProfileStepProps {
  formData: DraftFormData
  errors: FieldMessages
  edit: (change: DraftFormData) => void
}

/** Step 1: who the person is and what they want. The first four answers are needed, the rest sharpens the analysis. */
export function ProfileStep({ formData, errors, edit }: ProfileStepProps) {
  const observations = formData.observations ?? ''
  return (
    <div className="onboarding-fields">
      <TextField
        label="Nome completo"
        data-field="fullName"
        name="fullName"
        value={formData.fullName ?? ''}
        onChange={(event) => edit({ fullName: event.target.value })}
        error={errors.fullName}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        maxLength={120}
        required
      />
      <RadioGroup
        look="chips"
        label="Gênero"
        name="gender"
        options={GENDERS}
        value={formData.gender}
        onChange={(gender) => edit({ gender })}
        error={errors.gender}
      />
      <RadioGroup
        look="rows"
        label="Objetivo"
        name="objective"
        options={OBJECTIVES}
        value={formData.objective}
        onChange={(objective) => edit({ objective })}
        error={errors.objective}
      />
      <RadioGroup
        look="chips"
        label="Estilo"
        name="style"
        options={STYLES}
        value={formData.style}
        onChange={(style) => edit({ style })}
        error={errors.style}
      />
      <TapeSlider
        label="Comprimento do cabelo"
        optional
        name="hairLength"
        help="Arraste até onde ele chega hoje."
        options={HAIR_LENGTHS}
        value={formData.hairLength}
        onChange={(hairLength) => edit({ hairLength })}
        error={errors.hairLength}
      />
      <RadioGroup
        look="chips"
        label="Barba"
        optional
        name="beardPreference"
        options={BEARDS}
        value={formData.beardPreference}
        onChange={(beardPreference) => edit({ beardPreference })}
        error={errors.beardPreference}
      />
      <SwatchPicker
        label="Cores de que você gosta"
        optional
        name="colorPreferences"
        help="Escolha até 3."
        swatches={SWATCHES}
        max={COLOURS_MAX}
        value={formData.colorPreferences ?? []}
        onChange={(colorPreferences) => edit({ colorPreferences })}
        error={errors.colorPreferences}
      />
      <RadioGroup
        look="segments"
        label="Manutenção"
        optional
        name="maintenanceLevel"
        options={MAINTENANCE_LEVELS}
        value={formData.maintenanceLevel}
        onChange={(maintenanceLevel) => edit({ maintenanceLevel })}
        help={
          formData.maintenanceLevel
            ? MAINTENANCE_WORDS[formData.maintenanceLevel]
            : 'Quanto cuidado você quer que o corte peça.'
        }
        error={errors.maintenanceLevel}
      />
      <div>
        <TextArea
          label="Observações"
          optional
          data-field="observations"
          name="observations"
          value={observations}
          onChange={(event) => edit({ observations: event.target.value })}
          error={errors.observations}
          maxLength={OBSERVATIONS_MAX}
          rows={3}
          autoCapitalize="sentences"
        />
        <p className="onboarding-counter num">
          {observations.length.toLocaleString('pt-BR')} de {OBSERVATIONS_MAX.toLocaleString('pt-BR')}
        </p>
      </div>
    </div>
  )
}
