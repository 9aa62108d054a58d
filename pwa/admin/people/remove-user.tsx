import { useState } from 'react'
import { type AdminUser, adminUsersApi } from '#contract/admin/users.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { useSave } from '#pwa/admin/kit/use-save.ts'

export function RemoveUser({ user, onDone }: { user: AdminUser; onDone: () => void }) {
  const [sure, setSure] = useState(false)
  const removing = useSave({
    save: () => call(adminUsersApi.removeUser, { params: { id: user.id } }),
    done: 'Conta excluída',
    failed: 'Erro',
    stale: [['admin', 'users']],
    onDone,
  })
  if (!sure)
    return (
      <Button kind="text" size="medium" onClick={() => setSure(true)}>
        Excluir esta conta
      </Button>
    )
  return (
    <div className="remove-user stack gap-12 rule-top t-small">
      <p>
        Nome, e-mail, telefone, senha e tudo o que a pessoa recebeu são apagados, e ela sai de todos os aparelhos. Não
        dá para desfazer. Quem já comprou não pode ser excluído aqui.
      </p>
      <Button
        className="button-danger"
        size="medium"
        busy={removing.busy && 'Excluindo...'}
        onClick={() => removing.send(undefined)}
      >
        Excluir para sempre
      </Button>
      <Button kind="secondary" size="medium" onClick={() => setSure(false)}>
        Cancelar
      </Button>
    </div>
  )
}
