import caretRight from '@phosphor-icons/core/assets/regular/caret-right.svg?raw'
import exportIcon from '@phosphor-icons/core/assets/regular/export.svg?raw'
import palette from '@phosphor-icons/core/assets/regular/palette.svg?raw'
import scissors from '@phosphor-icons/core/assets/regular/scissors.svg?raw'
import { useState } from 'react'
import { formatLongDay } from '#contract/format.ts'
import type { Reading } from '#contract/reader/reading.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { SwitchRow } from '#pwa/ui/switch-row.tsx'
import { anchors, stretchesOf } from './find-in-reading.ts'
import { LookPlate } from './look-plate.tsx'
import { goTo, type Place } from './reading-place.ts'
import { ReportDownload } from './report-download.tsx'
import { ShareDialog } from './share-dialog.tsx'

interface ReaderCoverProps {
  reading: Reading
  place: Place | null
  onStart: () => void
  isStored: boolean
  onKeep: (isOn: boolean) => void
}

const WORDS_A_MINUTE = 200
const minutesOf = ({ chapters }: Reading) =>
  Math.round(
    chapters
      .flatMap(stretchesOf)
      .flatMap(({ texts }) => texts)
      .reduce((sum, text) => sum + text.split(/\s+/).length, 0) / WORDS_A_MINUTE,
  )

export function ReaderCover({ reading, place, onStart, isStored, onKeep }: ReaderCoverProps) {
  const { face, hair, salonCard, chapters } = reading
  const at = place ? chapters.find(({ id }) => id === place.chapter) : undefined
  const has = (id: string) => chapters.some((chapter) => chapter.id === id)
  return (
    <div className="reader-cover">
      <LookPlate
        subject={reading}
        look={{ shape: face.primary, cut: hair[hair.recommended].cut }}
        crossed
        aspect={1.06}
        tone="rose"
        alt={`Desenho do seu rosto com o corte recomendado: ${hair[hair.recommended].title}`}
      />
      <h1 className="reader-title mt-28 t-balance">{reading.title}</h1>
      <p className="reader-headline mt-10 t-wine">{face.headline}</p>
      <p className="reader-facts">
        {chapters.length} capítulos, {minutesOf(reading)} minutos de leitura. Entregue em{' '}
        {formatLongDay(reading.deliveredAt)}.
      </p>
      <Button wide onClick={onStart}>
        {at ? `Continuar em ${at.head}` : 'Começar a ler'}
      </Button>
      <ul className="reader-doors">
        {has('cartao') && (
          <CoverLink svg={scissors} words="Cartão do salão" hint={salonCard.title} anchor={anchors.chapter('cartao')} />
        )}
        {has('cores') && (
          <CoverLink
            svg={palette}
            words="Paleta para a loja"
            hint={reading.colour.season?.name ?? 'Cores para provar na janela'}
            anchor={anchors.chapter('cores')}
          />
        )}
      </ul>
      <SwitchRow
        title="Ler sem internet"
        text={
          reading.ownPhoto
            ? 'Guarda neste aparelho o texto, os desenhos e, enquanto ela existir aqui, a sua foto. Sai quando você sair da conta.'
            : 'Guarda o texto e os desenhos neste aparelho. Sai quando você sair da conta.'
        }
        isOn={isStored}
        onChange={onKeep}
      />
      <ReportFile reading={reading} />
    </div>
  )
}

function CoverLink({ svg, words, hint, anchor }: { svg: string; words: string; hint: string; anchor: string }) {
  return (
    <li>
      <button type="button" onClick={() => goTo(anchor)}>
        <Icon svg={svg} />
        <span>
          {words}
          <small>{hint}</small>
        </span>
        <Icon svg={caretRight} size={20} />
      </button>
    </li>
  )
}

function ReportFile({ reading }: { reading: Reading }) {
  const [isSharing, setSharing] = useState(false)
  return (
    <div className="reader-file flex wrap gap-12 rule-top">
      <ReportDownload orderId={reading.orderId} pages={reading.pages} phonePages={reading.phonePages} />
      <Button
        kind="secondary"
        size="medium"
        icon={<Icon svg={exportIcon} size={20} />}
        onClick={() => setSharing(true)}
      >
        Compartilhar
      </Button>
      <ShareDialog reading={reading} isOpen={isSharing} onClose={() => setSharing(false)} />
    </div>
  )
}
