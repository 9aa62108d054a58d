import { useState } from 'react'
import type { PostOrigin } from '#contract/admin/blog.ts'
import { formatDayTime } from '#contract/format.ts'
import { Button } from '#pwa/ui/button.tsx'
import type { StoredPost } from './use-stored-post.ts'

interface PostNoticesProps {
  kept: StoredPost | null
  origin: PostOrigin | undefined
  isConflict: boolean
  onReopen: () => Promise<void>
  onInsist: () => Promise<void>
}

export function PostNotices({ kept, origin, isConflict, onReopen, onInsist }: PostNoticesProps) {
  const [isRead, setRead] = useState(false)
  return (
    <>
      {isConflict && (
        <div className="post-notice" role="alert">
          <p>
            <b>Outra pessoa salvou este artigo depois que você o abriu.</b> Nada foi sobrescrito, e o seu texto continua
            aqui.
          </p>
          <Button kind="secondary" size="small" onClick={() => void onReopen()}>
            Abrir a versão salva
          </Button>
          <Button kind="text" size="small" onClick={() => void onInsist()}>
            Ficar com o meu texto
          </Button>
        </div>
      )}
      {kept && !isRead && !isConflict && (
        <div className="post-notice" role="status">
          <p>
            <b>Recuperamos o que você não tinha salvo,</b> guardado neste aparelho em {formatDayTime(kept.storedAt)}.
          </p>
          <Button kind="secondary" size="small" onClick={() => setRead(true)}>
            Continuar daqui
          </Button>
          <Button kind="text" size="small" onClick={() => void onReopen()}>
            Descartar
          </Button>
        </div>
      )}
      {origin === 'site' && (
        <div className="post-notice">
          <p>
            <b>Este artigo veio com o site.</b> Quando você salvar uma mudança, ele passa a ser seu: atualizações do
            site não mexem mais nele.
          </p>
        </div>
      )}
    </>
  )
}
