import downloadSimple from '@phosphor-icons/core/assets/regular/download-simple.svg?raw'
import exportIcon from '@phosphor-icons/core/assets/regular/export.svg?raw'
import { useReportDownload } from './use-report-download.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { canShareFiles, useReportShare } from './use-report-share.ts'

/** The PDF itself: into the downloads, or into whatever the device shares with. */
export function ReportFile({ orderId }: { orderId: string }) {
  const download = useReportDownload(orderId)
  const share = useReportShare(orderId)
  return (
    <div className="reader-file">
      <Button
        kind="secondary"
        size="medium"
        icon={<Icon svg={downloadSimple} size={20} />}
        busy={download.isPending && 'Baixando...'}
        onClick={() => download.mutate()}
      >
        Baixar PDF
      </Button>
      {canShareFiles() && (
        <Button
          kind="secondary"
          size="medium"
          icon={<Icon svg={exportIcon} size={20} />}
          busy={share.isPending && 'Preparando...'}
          onClick={share.start}
        >
          {share.isReady ? 'Compartilhar agora' : 'Compartilhar'}
        </Button>
      )}
    </div>
  )
}
