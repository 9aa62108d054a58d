import downloadSimple from '@phosphor-icons/core/assets/regular/download-simple.svg?raw'
import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { Problem } from '#contract/problem.ts'
import { reportFileName, reportsApi, type ReportEdition } from '#contract/reports.ts'
import { call } from '#pwa/platform/api.ts'
import { inAppBrowserOf } from '#pwa/platform/install.ts'
import { saveFile } from '#pwa/platform/save-file.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import './report-download.css'

interface ReportDownloadProps extends Pick<ComponentProps<typeof Button>, 'kind' | 'wide'> {
  orderId: string
  pages?: number | null | undefined
  /** Null if there is none: a press then downloads the A4. */
  phonePages?: number | null | undefined
}

/** Includes small phones held sideways. */
const isPhone = () => window.matchMedia?.('(max-width: 767px)').matches ?? false

const EDITIONS: Readonly<Record<ReportEdition, { name: string; text: (pages: string) => string }>> = {
  phone: { name: 'Para ler no celular', text: (pages) => `${pages}letra grande, uma ideia por página` },
  a4: { name: 'Para imprimir', text: (pages) => `${pages}em A4` },
}

/** Authorised by the session cookie. */
const reportAddress = (orderId: string, edition: ReportEdition) =>
  `${reportsApi.download.path.replace(':id', orderId)}?edition=${edition}`

/** Phones are offered the phone edition first. */
export function ReportDownload({ orderId, pages, phonePages, kind = 'secondary', wide = false }: ReportDownloadProps) {
  const [isChoosing, setChoosing] = useState(false)
  const download = useReportDownload(orderId, () => setChoosing(false))
  const press = () => (phonePages ? setChoosing(true) : download.mutate('a4'))
  const counts = { phone: phonePages, a4: pages }
  // In-app browsers drop files saved by scripts.
  const app = inAppBrowserOf()
  const order = isPhone() ? (['phone', 'a4'] as const) : (['a4', 'phone'] as const)
  return (
    <>
      {app && !phonePages ? (
        <ButtonLink
          kind={kind}
          size="medium"
          wide={wide}
          icon={<Icon svg={downloadSimple} size={20} />}
          href={reportAddress(orderId, 'a4')}
        >
          Baixar PDF
        </ButtonLink>
      ) : (
        <Button
          kind={kind}
          size="medium"
          wide={wide}
          icon={<Icon svg={downloadSimple} size={20} />}
          busy={!isChoosing && download.isPending && 'Baixando...'}
          onClick={press}
        >
          Baixar PDF
        </Button>
      )}
      <Dialog open={isChoosing} onClose={() => setChoosing(false)} title="Baixar PDF">
        <p className="t-small t-soft">O texto é o mesmo nas duas edições.</p>
        <ul className="download-choice stack gap-20">
          {order.map((edition, index) => (
            <li key={edition}>
              {app ? (
                <ButtonLink
                  kind={index === 0 ? 'primary' : 'secondary'}
                  wide
                  href={reportAddress(orderId, edition)}
                  aria-describedby={`edicao-${edition}`}
                >
                  {EDITIONS[edition].name}
                </ButtonLink>
              ) : (
                <Button
                  kind={index === 0 ? 'primary' : 'secondary'}
                  wide
                  busy={download.isPending && download.variables === edition && 'Baixando...'}
                  onClick={() => download.mutate(edition)}
                  aria-describedby={`edicao-${edition}`}
                >
                  {EDITIONS[edition].name}
                </Button>
              )}
              <p id={`edicao-${edition}`} className="t-small t-soft t-center t-balance">
                {EDITIONS[edition].text(counts[edition] ? `${counts[edition]} páginas, ` : '')}
              </p>
            </li>
          ))}
        </ul>
        {app && (
          <p className="t-small t-soft">
            Alguns aplicativos não guardam arquivos. Se o PDF não abrir, toque nos três pontinhos e escolha “Abrir no
            navegador”.
          </p>
        )}
      </Dialog>
    </>
  )
}

function useReportDownload(orderId: string, onSaved?: () => void) {
  return useMutation({
    mutationFn: (edition: ReportEdition) => call(reportsApi.download, { params: { id: orderId }, query: { edition } }),
    onSuccess: (report, edition) => {
      saveFile(report, reportFileName(orderId, edition))
      showToast('PDF baixado com sucesso!', 'Seu relatório de visagismo foi salvo na pasta de downloads.')
      onSaved?.()
    },
    onError: (error) => {
      const said =
        error instanceof Problem && error.code !== 'bug' ? error.text : 'Tente novamente em alguns instantes.'
      showToast('Erro ao baixar PDF', said, 'danger')
    },
  })
}
