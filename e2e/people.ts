/** The lead of somebody whose answers speak of a heart-shaped face: with it a report needs no visagist. */
export const quizOf = (name: string, email: string) => ({
  name,
  email,
  answers: {
    faceShape: 'coracao',
    jaw: 'suave',
    forehead: 'maior',
    cheekbones: 'moderadas',
    faceLength: 'medio',
    style: 'classico',
    objective: 'sofisticacao',
  },
})
