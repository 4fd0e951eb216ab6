/** A word that is pressed goes to the end of the sentence; one that is in it goes back. */
export const pressWord = (places: readonly number[], place: number): readonly number[] =>
  places.includes(place) ? places.filter((each) => each !== place) : [...places, place];
