/** For what the key of an API token is encrypted. */
export const keyPurpose = (tokenId: string) => `api_token/${tokenId}`
