/** The server puts a new nonce in place of this at every request. */
export default { html: { cspNonce: 'NONCE' } };
