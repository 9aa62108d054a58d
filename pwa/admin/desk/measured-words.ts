import type { DeskSeason } from '#contract/admin/season.ts'

type Measured = DeskSeason['measured'][number]

const MEANS: Readonly<Record<Measured['means'], string>> = {
  folha: 'Com folha branca',
  foto: 'Na foto de frente, sem folha',
}

const NO_VALUE: Readonly<Record<string, string>> = {
  clipped: 'a luz estourou ou afogou a pele',
  'two-lights': 'um lado do rosto está mais claro',
  cast: 'uma lâmpada tinge a foto',
}

export function measuredWords({ means, light, contrast, levels, skin, undertone }: Measured): string {
  const lines = [
    contrastWords({ light, contrast, levels }),
    ...(skin ? [`Pele ${skin}, sugerida pelo aparelho.`] : []),
    ...(undertone ? [`A folha indica um subtom ${undertone}; é indício, não medida.`] : []),
  ]
  return `${MEANS[means]}: ${lines.join(' ')}`
}

function contrastWords({ light, contrast, levels }: Pick<Measured, 'light' | 'contrast' | 'levels'>): string {
  if (light !== 'even') return `nenhum valor, ${NO_VALUE[light] ?? 'a luz não deixou'}.`
  if (contrast === null) return 'contraste sem valor, o cabelo não foi visto.'
  const number = `ΔL* ${Math.round(contrast)}`
  return levels.length === 0
    ? `contraste não contado (${number}): cabelo coberto ou raspado, ou escuro sobre pele escura.`
    : `contraste ${levels.join(' a ')} (${number}).`
}
