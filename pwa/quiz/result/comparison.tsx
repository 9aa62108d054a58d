import { track } from '#pwa/tracking/track.ts'
import { CheckoutLink } from '#pwa/frame/checkout-link.tsx'
import { Price } from '#pwa/frame/price.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { COMPARISON } from '../content/comparison.ts'

/** In its own file: seldom opened. */
export function Comparison({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { title, free, full, rows, buy } = COMPARISON
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <table className="compare">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">O que vem</span>
            </th>
            <th scope="col">{free}</th>
            <th scope="col">{full}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, little, whole]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{little}</td>
              <td>{whole}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Price />
      <CheckoutLink wide source="modal_unlock" onClick={() => track({ name: 'add_to_cart', source: 'modal_unlock' })}>
        {buy}
      </CheckoutLink>
    </Dialog>
  )
}
