import { useMutation } from '@tanstack/react-query'
import type { PhotoSlot } from '#contract/onboarding.ts'
import { photoRequestApi } from '#contract/photo-request.ts'
import { paths } from '#pwa/paths.ts'
import { call } from '#pwa/platform/api.ts'

export interface AskLink {
  slot: PhotoSlot
  address: string
  qr: string
  expiresAt: string
}

/** The QR code is made here: the link is a secret. */
export function useAskSomebody(orderId: string) {
  return useMutation({
    mutationFn: async (slot: PhotoSlot): Promise<AskLink> => {
      const [{ token, expiresAt }, { default: qrcode }] = await Promise.all([
        call(photoRequestApi.open, { params: { orderId }, body: { slot } }),
        import('qrcode'),
      ])
      const address = location.origin + paths.photoRequest(token)
      const svg = await qrcode.toString(address, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' })
      return { slot, address, qr: `data:image/svg+xml,${encodeURIComponent(svg)}`, expiresAt }
    },
    retry: false,
  })
}
