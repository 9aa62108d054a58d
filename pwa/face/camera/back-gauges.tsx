import checkCircle from '@phosphor-icons/core/assets/fill/check-circle-fill.svg?raw'
import circle from '@phosphor-icons/core/assets/regular/circle.svg?raw'
import eyeSlash from '@phosphor-icons/core/assets/regular/eye-slash.svg?raw'
import { Icon } from '#pwa/ui/icon.tsx'
import { judgeLight } from './photo-verdict.ts'
import type { SeenFrame } from './use-face-guide.ts'

const LIGHT_WORDS: Readonly<Record<string, string>> = {
  boa: 'Luz boa',
  pouca: 'Pouca luz',
  'forte demais': 'Luz forte demais',
}

export function BackGauges({ seen }: { seen: SeenFrame }) {
  const hasFace = seen.guidance.shown.state !== 'none'
  const light = judgeLight(seen.brightness)
  return (
    <ul className="back-gauges stack gap-8">
      <li className="row gap-10" data-good={hasFace ? undefined : ''}>
        <Icon svg={hasFace ? circle : checkCircle} size={20} />
        {hasFace ? 'Ainda vejo um rosto' : 'Nenhum rosto à vista, como deve ser'}
      </li>
      <li className="row gap-10" data-good={light.isGood ? '' : undefined}>
        <Icon svg={light.isGood ? checkCircle : circle} size={20} />
        {LIGHT_WORDS[light.word]}
      </li>
      <li className="row gap-10" data-unknown="">
        <Icon svg={eyeSlash} size={20} />O corte, daqui, eu não sei ver
      </li>
    </ul>
  )
}
