import exportIcon from '@phosphor-icons/core/assets/regular/export.svg?raw'
import { useState } from 'react'
import type { Reading } from '#contract/reading.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { ReportDownload } from './report-download.tsx'
import { ShareDialog } from './share-dialog.tsx'

export function ReportFile({ reading }: { reading: Reading }) {
  const [isSharing, setSharing] = useState(false)
  return (
    <div className="reader-file">
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
