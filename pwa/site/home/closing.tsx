import { FinalCall } from '../final-call.tsx'

/** Target of `/#checkout`. */
export default function Closing() {
  return <FinalCall id="checkout" />
}
