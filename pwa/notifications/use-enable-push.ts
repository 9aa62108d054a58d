import { useMutation } from '@tanstack/react-query'
import { enablePush } from '#pwa/platform/push.ts'
import { showToast } from '#pwa/platform/toast.ts'

export function useEnablePush() {
  return useMutation({
    mutationFn: enablePush,
    retry: false,
    onSuccess: (permission) => {
      if (permission === 'granted') showToast('Avisos ligados', 'Você recebe o aviso neste aparelho.')
      else if (permission === 'denied')
        showToast('Avisos bloqueados', 'Para mudar de ideia, libere as notificações nos ajustes do navegador.')
    },
    onError: () => showToast('Não deu para ligar os avisos', 'Tente de novo quando houver internet.', 'danger'),
  })
}
