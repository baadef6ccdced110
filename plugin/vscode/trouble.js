'use strict';

/** What went wrong, in words for the user. */
class Trouble extends Error {}

module.exports = { Trouble };
