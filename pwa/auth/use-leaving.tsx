import { type ReactNode, useState } from 'react'
import { hasUnsent } from '#pwa/platform/sign-out.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { useSignOut } from './use-sign-out.ts'
import { useViewer } from './use-viewer.ts'

interface Leaving {
  leave: () => Promise<void>
  isLeaving: boolean
  /** The question as an element, which the caller must render. */
  question: ReactNode
}

/** Signs out, which wipes the device; asks first if anything is unsent. */
export function useLeaving({ everywhere = false } = {}): Leaving {
  const { user } = useViewer()
  const signOut = useSignOut({ everywhere })
  const [isAsking, setAsking] = useState(false)
  const stay = () => setAsking(false)
  return {
    isLeaving: signOut.isPending,
    async leave() {
      if (user && (await hasUnsent(user.id))) setAsking(true)
      else signOut.mutate()
    },
    question: (
      <Dialog
        open={isAsking}
        onClose={stay}
        title="Sair sem enviar?"
        footer={
          <>
            <Button wide onClick={stay}>
              Continuar aqui
            </Button>
            <Button
              kind="text"
              size="medium"
              wide
              onClick={() => {
                stay()
                signOut.mutate()
              }}
            >
              Sair e apagar
            </Button>
          </>
        }
      >
        <p className="t-body">
          Há respostas ou fotos que ainda não chegaram até nós. Ao sair, tudo o que é seu é apagado deste aparelho, e
          elas se perdem.
        </p>
      </Dialog>
    ),
  }
}
