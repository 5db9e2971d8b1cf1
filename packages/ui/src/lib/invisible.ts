/** What nobody sees, such as a zero-width space that was copied with an address. The API removes it. */
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
