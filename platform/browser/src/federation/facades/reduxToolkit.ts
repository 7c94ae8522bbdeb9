/** The part of Redux Toolkit that remotes may use. */
export { createAction, createSelector, createSlice, isAnyOf, nanoid } from '@reduxjs/toolkit';
