/** `z +0,4`: how far from the mean, in deviations. The server writes it so too (api/admin/desk.ts). */
export const signedZ = (z: number) => `z ${z < 0 ? '−' : '+'}${Math.abs(z).toFixed(1).replace('.', ',')}`
